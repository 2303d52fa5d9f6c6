import { Writable } from "node:stream"
import type { ReactElement } from "react"
import { renderToPipeableStream } from "react-dom/server"

/** Renders the way a server does that has nothing but React. */
export function toHtml(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk)) // React fills its buffer again
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
