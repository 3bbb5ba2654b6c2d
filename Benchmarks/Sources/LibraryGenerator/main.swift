// library-generator DATABASE ALBUMS
//
// Fills a database with so many albums, ten tracks each. The database is one that the program has
// made and that is still empty: start it once with XDG_DATA_HOME set to a new directory.

import Glibc

func run(_ arguments: [String]) -> Int {
  guard arguments.count == 3, let albums = Int(arguments[2]), albums > 0 else {
    print("usage: LibraryGenerator DATABASE ALBUMS")
    return 2
  }
  do {
    var writer = try LibraryWriter(try Database(path: arguments[1]))
    try writer.write(albums: albums)
    return 0
  } catch {
    print(error)
    return 1
  }
}

exit(Int32(run(CommandLine.arguments)))
