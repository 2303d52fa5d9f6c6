import fc from "fast-check"
import type { RouteObject } from "react-router"
import { describe, expect, test } from "vitest"
import { pageAbove, parsePortalAddress, parseReturnAddress } from "#app/session/return-address.ts"
import { routeFinder } from "#app/lib/route-finder.ts"
import { handle as changes } from "#app/features/live/changes.route.ts"
import { handle as richText } from "#app/features/rich-text/rich-text.route.ts"
import { handle as logout } from "#app/features/session/logout.route.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { runs } from "#tests/support/extent.ts"

/** The handles are those of the portal's routes; pages need none to be returned to. */
const guest = { access: "guest" } satisfies RouteHandle
const forScripts = { access: "member", isForScripts: true } satisfies RouteHandle
const pages = [
  { path: "login", handle: guest, children: [{ path: "request", handle: guest }] },
  { path: "callback", handle: guest },
  { path: "logout", handle: logout },
  { path: "dashboard" },
  { path: "file/:id" },
  { path: "member-tree", handle: forScripts },
  { path: "changes", handle: changes },
  { path: "draft", handle: forScripts },
  { path: "rich-text", handle: richText },
  { path: "upload/:module", handle: forScripts },
]
const routes: RouteObject[] = [
  { path: "/", index: true },
  { path: "preferences" },
  { path: "a/:alliance", children: [{ index: true }, { children: pages }, { path: "*" }] },
  { path: "*" },
]
const routeOf = routeFinder(routes)
const back = (value: unknown) => parseReturnAddress(value, "aurora", routeOf)

/** Addresses that are refused: some browser or parser opens another site, or they are not pages to return to. */
const attacks = [
  "https://evil.example/",
  "http:evil.example",
  "//evil.example/a/aurora/dashboard",
  "///evil.example/a/aurora/dashboard",
  "/\\evil.example/a/aurora/dashboard",
  "\\\\evil.example",
  "/a/aurora/dashboard\\..\\..\\..\\evil",
  "/\t/evil.example/",
  "/\n/evil.example/",
  "/\r\nLocation: https://evil.example/",
  "/a/aurora/dashboard\r\nSet-Cookie: session=1",
  "/a/aurora/dashboard\u0000",
  "/%2F%2Fevil.example",
  "/%2f%2fevil.example/a/aurora/dashboard",
  "/%5Cevil.example/a/aurora/dashboard",
  "/%0d%0aLocation:%20https://evil.example",
  "/.//evil.example/",
  "/..//evil.example/",
  "/a/..//evil.example/",
  "/a/%2e%2e//evil.example/",
  "/a/aurora/..//..//evil.example",
  "@evil.example",
  "/@evil.example",
  "http://portal.invalid@evil.example/a/aurora/dashboard",
  "http://portal.invalid/a/aurora/dashboard",
  "javascript:alert(1)",
  "javascript://portal.invalid/a/aurora/dashboard%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "／／evil.example",
  "/／evil.example",
  "/\u2028/evil.example",
  "？/a/aurora/dashboard",
  " /a/aurora/dashboard",
  "a/aurora/dashboard",
  "?next=/a/aurora/dashboard",
  "#/a/aurora/dashboard",
  "/a/harbor/dashboard",
  "/a/aurora/../harbor/dashboard",
  "/a/%61urora/../harbor/dashboard",
  "/a/aurora/no/such/page",
  "/no-such-page",
  "/preferences",
  "/",
  "/a/aurora/login",
  "/a/aurora/login/request",
  "/a/aurora/callback?ticket=1&go=1",
  "/a/aurora/logout",
  "/a/aurora/%6cogout",
  "/a/aurora/LogOut/",
  "/a/aurora/file/../logout",
  "/a/aurora/member-tree?q=qiu",
  "/a/aurora/changes?since=1",
  "/a/aurora/draft",
  "/a/aurora/rich-text",
  "/a/aurora/upload/meeting",
  "/a/aurora/%E0%A4%A",
  "/a/aurora/dashboard.data",
  "/a/aurora/file/f-1.data",
  `/a/aurora/dashboard?${"x".repeat(2000)}`,
  "",
]

describe("quality row 36: return addresses (SES-08)", () => {
  test.each([
    ["/a/aurora/dashboard", "/a/aurora/dashboard"],
    ["/a/aurora/dashboard?whole=1#notices", "/a/aurora/dashboard?whole=1#notices"],
    ["/a/aurora", "/a/aurora"],
    ["/a/aurora/file/f-1", "/a/aurora/file/f-1"],
    ["/a/aurora/./dashboard", "/a/aurora/dashboard"],
    ["/a/aurora/dashboard?next=//evil.example", "/a/aurora/dashboard?next=//evil.example"],
    ["/a/aurora/dashboard?q=%0d%0a", "/a/aurora/dashboard?q=%0d%0a"],
  ])("%s is accepted", (value, address) => expect(back(value)).toBe(address))

  test.each(attacks)("%j is refused", (value) => expect(back(value)).toBeUndefined())

  test.each([undefined, null, 1, {}, [], ["/a/aurora/dashboard"], new String("/a/aurora/dashboard")])(
    "%j is refused",
    (value) => expect(back(value)).toBeUndefined(),
  )

  const piece = fc.constantFrom(
    ..."/ \\ . .. // a aurora harbor dashboard login logout callback file ? # @ : evil.example".split(" "),
    ..."LOGIN %6cogout %2f %5c %2e %00 %0a %09 %25 http: javascript: \t \n \u0000 ／ \u202e request x".split(" "),
    "\t",
    "\n",
    "\r",
    " ",
  )
  const built = fc.array(piece, { maxLength: 10 }).map((pieces) => `/a/aurora/${pieces.join("")}`)
  const loose = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""))

  test("any input gives a page of this alliance on this host outside the login, or nothing", () => {
    fc.assert(
      fc.property(fc.oneof(built, loose, fc.webUrl(), fc.string(), fc.string({ unit: "binary" })), (value) => {
        const address = back(value)
        if (address === undefined) return
        for (const base of ["http://portal.invalid/a/aurora/login", "https://portal.invalid:8443/x/"]) {
          const url = new URL(address, base)
          expect(url.origin).toBe(new URL(base).origin)
          expect(url.pathname).toMatch(/^\/a\/aurora(\/dashboard|\/file\/[^/]+)?\/*$/)
        }
        expect(address).not.toMatch(/^\/[/\\]|[\\\u0000-\u001f]/)
        expect(back(address)).toBe(address)
      }),
      runs(2_000),
    )
  })

  test("an address of the portal may be in any alliance, but never on another host", () => {
    expect(parsePortalAddress("/a/harbor/login?x=1", routeOf)).toBe("/a/harbor/login?x=1")
    expect(parsePortalAddress("/", routeOf)).toBe("/")
    fc.assert(
      fc.property(fc.oneof(loose, fc.webUrl()), (value) => {
        const address = parsePortalAddress(value, routeOf)
        return address === undefined || new URL(address, "http://here.invalid").origin === "http://here.invalid"
      }),
      runs(2_000),
    )
  })
})

test.each([
  ["/a/aurora/login/request", "/a/aurora/login"],
  ["/a/aurora/file/1/confirm/cancel?page=2", "/a/aurora/file/1"],
  ["/a/aurora/file", undefined],
  ["/a/aurora/nothing/here", undefined],
  ["/a/aurora", undefined],
])("the parent page of %s is %s", (address, page) => {
  expect(pageAbove(address, (above) => parsePortalAddress(above, routeOf))).toBe(page)
})
