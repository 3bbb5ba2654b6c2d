#include "CTerminal.h"

/* A terminfo entry of our own, for terminals that understand xterm's 24-bit colours.
 *
 * No distribution installs one by default, and those that exist take the first eight colours or
 * none from the palette. ncurses reads an entry from the variable TERMINFO, so nothing needs to
 * be installed. It leaves out what terminals disagree on: repetition, back colour erase, the
 * alternate character set. Keys are defined by the program (keys.c).
 *
 * The text below, in a file otodana.ti, became the constant by
 *
 *     tic -x -o /tmp/entry otodana.ti && infocmp -x -Q2 -A /tmp/entry otodana-direct
 *
 * otodana-direct|24-bit colour above the first 16 colours of the palette,
 *   am, km, mir, msgr, xenl, AX, RGB,
 *   colors#0x1000000, cols#80, it#8, lines#24, pairs#0x10000,
 *   bel=^G, bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J, cnorm=\E[?25h, cr=\r,
 *   csr=\E[%i%p1%d;%p2%dr, cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n,
 *   cuf=\E[%p1%dC, cuf1=\E[C, cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A,
 *   dch=\E[%p1%dP, dch1=\E[P, dim=\E[2m, dl=\E[%p1%dM, dl1=\E[M, ech=\E[%p1%dX,
 *   ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H, hpa=\E[%i%p1%dG, ich=\E[%p1%d@,
 *   il=\E[%p1%dL, il1=\E[L, ind=\n, indn=\E[%p1%dS, op=\E[39;49m, rc=\E8,
 *   rev=\E[7m, ri=\EM, rin=\E[%p1%dT, ritm=\E[23m, rmam=\E[?7l,
 *   rmcup=\E[?1049l, rmir=\E[4l, smam=\E[?7h,
 *   rmkx=\E[?1l\E>, rmso=\E[27m, rmul=\E[24m, sc=\E7,
 *   setab=\E[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
 *   setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
 *   sgr=\E[0%?%p6%t;1%;%?%p5%t;2%;%?%p2%t;4%;%?%p1%p3%|%t;7%;m, sgr0=\E[m,
 *   sitm=\E[3m, smcup=\E[?1049h, smir=\E[4h, smkx=\E[?1h\E=, smso=\E[7m, smul=\E[4m,
 *   vpa=\E[%i%p1%dd,
 */

const char *const cterminal_direct_entry = "otodana-direct";

/* For the variable TERMINFO. */
const char cterminal_direct_terminfo[] =
    "b64:HgJHAA8ADwBpAW8Cb3RvZGFuYS1kaXJlY3R8MjQtYml0IGNvbG91ciBh"
    "Ym92ZSB0aGUgZmlyc3QgMTYgY29sb3VycyBvZiB0aGUgcGFsZXR0ZQAAAQAA"
    "AQAAAAEAAAAAAQFQAAAACAAAABgAAAD_____________________________"
    "________________________AAAAAQAAAQD__wAAAgAEAP__FQAdACEAJQD_"
    "_zAAQQBDAEcATgD__1AAVwD__1sA__9fAGMA__________9nAGwA__91AHoA"
    "_____38AhACJAI4A__-XAJsA__-kAKkArwD_____________________tQD_"
    "____________________________________________________________"
    "_____________________________7kAwQD_________________________"
    "_______________JANIA2wDkAO0A9gD_AAgBEQEaAf__________________"
    "__________8jASYBMQE0ATYBOQH_________________________________"
    "_________________28BdQH_____________________________________"
    "____________________________________________________________"
    "____________________________________________________________"
    "____________________________________________________________"
    "____________________________________________________________"
    "________________________________ewH_________________________"
    "______________________________________________-AAf__________"
    "________________________iQH_______________________-OAf______"
    "____________________________________________________________"
    "________________________________lAEBAgcADQAbWyVpJXAxJWQ7JXAy"
    "JWRyABtbSBtbMkoAG1tLABtbSgAbWyVpJXAxJWRHABtbJWklcDElZDslcDIl"
    "ZEgACgAbW0gAG1s_MjVsAAgAG1s_MjVoABtbQwAbW0EAG1tQABtbTQAbWzFt"
    "ABtbPzEwNDloABtbMm0AG1s0aAAbWzdtABtbN20AG1s0bQAbWyVwMSVkWAAb"
    "W20AG1s_MTA0OWwAG1s0bAAbWzI3bQAbWzI0bQAbW0wAG1s_MWwbPgAbWz8x"
    "aBs9ABtbJXAxJWRQABtbJXAxJWRNABtbJXAxJWRCABtbJXAxJWRAABtbJXAx"
    "JWRTABtbJXAxJWRMABtbJXAxJWREABtbJXAxJWRDABtbJXAxJWRUABtbJXAx"
    "JWRBABs4ABtbJWklcDElZGQAGzcACgAbTQAbWzAlPyVwNiV0OzElOyU_JXA1"
    "JXQ7MiU7JT8lcDIldDs0JTslPyVwMSVwMyV8JXQ7NyU7bQAbWz83aAAbWz83"
    "bAAbWzFLABtbMzk7NDltABtbM20AG1syM20AG1slPyVwMSV7OH0lPCV0MyVw"
    "MSVkJWUlcDElezE2fSU8JXQ5JXAxJXs4fSUtJWQlZTM4OzI7JXAxJXs2NTUz"
    "Nn0lLyVkOyVwMSV7MjU2fSUvJXsyNTV9JSYlZDslcDElezI1NX0lJiVkJTtt"
    "ABtbJT8lcDElezh9JTwldDQlcDElZCVlJXAxJXsxNn0lPCV0MTAlcDElezh9"
    "JS0lZCVlNDg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0l"
    "JiVkOyVwMSV7MjU1fSUmJWQlO20AAAIAAAAAAAIABwABAQAAAwBBWABSR0IA";
