import SDUILanguageServer

/// The language servers that a host has open.
nonisolated(unsafe) var servers = HandleTable<LanguageServer<ProjectFiles>>()

/// Opens a language server over the files of a project.
func openServer(_ call: Call) throws(Failure) -> Answer {
  let files = try projects.value(call.handle, "project").files
  let settings = ServerSettings(version: try call.options.text("version") ?? "", pages: try call.options.text("pages"))
  return Answer([], opening: servers.open(LanguageServer(files: files, settings: settings)))
}

/// Passes bytes of a client to a server, and gives those for the client when all is done.
func sendToServer(_ call: Call) throws(Failure) -> Answer {
  var server = try servers.take(call.handle, "language server")
  server.receive(call.data)
  while server.hasWork { server.work() }
  let output = server.takeOutput()
  servers.replace(call.handle, by: server)
  return Answer(output)
}
