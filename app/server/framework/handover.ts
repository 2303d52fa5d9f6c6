import type { EntryContext } from "@remix-run/node"

/**
 * Takes what the loaders hand over to the page's scripts out of its stream as far as it is there: all of it, unless a part of the
 * page comes late. Remix' renderer finds it as if it had read it itself, and does not wait for it: such a page is whole after one pass.
 * Why: a page that waits for its own stream is rendered twice (docs/decisions/018-speed.md). Uses `serverHandoffStream`, `renderMeta` and
 * `streamCache` of Remix 2.17; tests/unit/server/framework/handover.test.ts fails when one of them has another name or meaning.
 * @param entry finds it in its `renderMeta`
 * @param turn the page's turn to be rendered, until which there is time
 * @returns whether it is all; if not, the renderer reads the rest from the stream
 */
export async function takeHandover(entry: EntryContext, turn: Promise<void>): Promise<boolean> {
  const reader = entry.serverHandoffStream?.getReader()
  if (!reader) return true
  const first = await reader.read()
  const ended = reader.closed.then(
    () => true,
    () => false,
  )
  const isWhole = await Promise.race([ended, turn.then(() => false)])
  reader.releaseLock()
  const result = { done: isWhole, value: new TextDecoder().decode(first.value) }
  entry.renderMeta = { ...entry.renderMeta, streamCache: { 0: Object.assign(Promise.resolve(), { result }) } }
  return isWhole
}
