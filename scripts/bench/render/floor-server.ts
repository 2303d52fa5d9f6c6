import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { renderToPipeableStream } from "react-dom/server"
import { elementOf, treeOf } from "./tree.ts"

/** Serves a page over HTTP, rendered by React alone. Arguments: an HTML file and a port. */
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
