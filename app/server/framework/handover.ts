import type { EntryContext } from "@remix-run/node"

/**
 * Reads the loader data for the browser from Remix' handoff stream before rendering, as far as it is available: all of it, unless a
 * part of the page is deferred. Puts it into the renderer's stream cache, so the renderer does not wait for the stream and one pass
 * renders the whole page.
 * Why: a page that waits for its own stream is rendered twice (docs/decisions/018-speed.md). Relies on `serverHandoffStream`, `renderMeta`
 * and `streamCache` of Remix 2.17; tests/unit/server/framework/handover.test.ts fails if one of them is renamed or changes its meaning.
 * @param entry receives the data in its `renderMeta`
 * @param turn resolves when it is the page's turn to render; reading the stream may take until then
 * @returns whether all data was read; if not, the renderer reads the rest from the stream
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
