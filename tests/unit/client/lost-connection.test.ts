import { expect, test } from "vitest"
import { LostConnection, watchConnection } from "#app/client/framework/lost-connection.ts"

const away = (error: Error = new TypeError("Failed to fetch")) => {
  const scope = { fetch: (): Promise<Response> => Promise.reject(error) }
  watchConnection(scope)
  return scope.fetch as typeof fetch
}

test("ERR-02 failed requests for a page are a lost connection; aborted and foreign requests are not", async () => {
  const address = new URL("http://portal.invalid/a/aurora/meeting/create.data")
  await expect(away()(address)).rejects.toBeInstanceOf(LostConnection)
  await expect(away()(address, { method: "POST", body: new URLSearchParams({ id: "1" }) })).rejects.toBeInstanceOf(
    LostConnection,
  )
  await expect(away()("http://elsewhere.invalid/")).rejects.toBeInstanceOf(TypeError)
  await expect(away(new DOMException("gone", "AbortError"))(address)).rejects.not.toBeInstanceOf(LostConnection)
})
