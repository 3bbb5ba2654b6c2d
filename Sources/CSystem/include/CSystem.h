#ifndef OTODANA_CSYSTEM_H
#define OTODANA_CSYSTEM_H

/* What Swift's Glibc module lacks, behind plain C types. Descriptors are closed on exec and do
 * not block. A function that can fail returns -1, or says what else. */

#include "csystem_events.h"
#include "csystem_changes.h"
#include "csystem_process.h"
#include "csystem_crash.h"
#include "csystem_directory.h"
#include "csystem_options.h"
#include "csystem_locale.h"
#include "csystem_locks.h"
#include "csystem_local.h"
#include "csystem_memory.h"

#endif
