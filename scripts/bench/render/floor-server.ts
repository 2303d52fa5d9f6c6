import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { renderToPipeableStream } from "react-dom/server"
import { elementOf, treeOf } from "./tree.ts"

/** Serves the floor of one page over HTTP: a file of HTML and a port are its arguments. */
const [file = "", port = ""] = process.argv.slice(2)
const tree = treeOf(readFileSync(file, "utf8"))

createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(elementOf(tree), {
    onShellReady() {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" })
      pipe(response)
    },
  })
}).listen(Number(port), "127.0.0.1")
