import { expect, test } from "vitest"
import { errorHeaders } from "#app/session/error-headers.ts"

const none = new Headers()
const sent = (errors: Headers, action: Headers) =>
  new Headers(
    errorHeaders({ loaderHeaders: none, parentHeaders: none, actionHeaders: action, errorHeaders: errors }),
  ).get("Retry-After")

test("quality row 56 the time to wait is sent with an error screen and with the form again", () => {
  const wait = new Headers({ "Retry-After": "60" })
  expect(sent(wait, none)).toBe("60")
  expect(sent(none, wait)).toBe("60")
  expect(sent(none, none)).toBeNull()
})
