import { Writable } from "node:stream"
import type { ReactElement } from "react"
import { renderToPipeableStream } from "react-dom/server"

/** Renders as a server with nothing but React would. */
export function toHtml(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk)) // a copy, because React reuses its buffer
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, { onShellReady: () => pipe(sink), onShellError: reject })
  })
}
