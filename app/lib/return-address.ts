import { matchRoutes, type RouteObject } from "react-router"

const unsafe = /[\\\u0000-\u001f\u007f]/ // to browsers a backslash is a slash, and control characters vanish
/** Pages of a session that begins or ends, and addresses that only scripts ask. */
const notToReturnTo = new Set(["login", "callback", "logout", "upload", "rich-text", "draft", "member-tree", "region"])

type Found = { address: string; alliance: string | undefined; page: string | undefined }

const ours = "http://portal.invalid"

function parse(value: unknown): URL | undefined {
  if (typeof value !== "string" || value.length > 2000 || !value.startsWith("/") || unsafe.test(value)) return undefined
  try {
    const url = new URL(value, ours)
    const isPlain = !url.pathname.startsWith("//") && !unsafe.test(decodeURIComponent(url.pathname))
    return isPlain && url.origin === ours ? url : undefined
  } catch {
    return undefined
  }
}

function find(value: unknown, routes: RouteObject[]): Found | undefined {
  const url = parse(value)
  const leaf = url && matchRoutes(routes, url.pathname)?.at(-1)
  if (!leaf || leaf.route.path?.endsWith("*")) return undefined
  const address = url.pathname + url.search + url.hash
  return { address, alliance: leaf.params.alliance, page: leaf.pathname.toLowerCase().split("/")[3] }
}

/**
 * An address of one of this portal's own pages, or undefined. Every redirect to something that was typed, sent or stored
 * goes through here or through `parseReturnAddress` (quality row 36).
 * @param routes the route table
 */
export function parsePortalAddress(value: unknown, routes: RouteObject[]): string | undefined {
  return find(value, routes)?.address
}

/**
 * The nearest of the portal's own pages above an address and below its alliance: what a page that refuses belongs to.
 * @param parse gives an address back if it is one of a page
 */
export function pageAbove(address: string, parse: (address: string) => string | undefined): string | undefined {
  const [path = ""] = address.split(/[?#]/)
  const steps = path.split("/").slice(0, -1)
  for (; steps.length > 3; steps.pop()) {
    const page = parse(steps.join("/"))
    if (page !== undefined) return page
  }
  return undefined
}

/** An address to come back to after login, or undefined: only a page of the same alliance, never login itself (SES-08). */
export function parseReturnAddress(value: unknown, alliance: string, routes: RouteObject[]): string | undefined {
  const found = find(value, routes)
  if (!found || found.alliance !== alliance || notToReturnTo.has(found.page ?? "")) return undefined
  return found.address
}
