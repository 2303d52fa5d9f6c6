import type { RouteHandle } from "./access.ts"
import type { FindRoute } from "#app/lib/route-finder.ts"

const unsafe = /[\\\u0000-\u001f\u007f]/ // browsers treat a backslash as a slash and remove control characters
type Found = { address: string; alliance?: string; handle: Partial<RouteHandle> }

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

function find(value: unknown, routeOf: FindRoute): Found | undefined {
  const url = parse(value)
  if (!url || url.pathname.endsWith(".data")) return undefined // `.data` is the data of a page
  const route = routeOf(url.pathname)
  if (!route || route.path?.endsWith("*")) return undefined
  const [first, alliance] = url.pathname.split("/").slice(1).map(decodeURIComponent)
  return {
    address: url.pathname + url.search + url.hash,
    handle: (route.handle ?? {}) as Partial<RouteHandle>,
    ...(first?.toLowerCase() === "a" && { alliance }),
  }
}

/**
 * Returns a value if it is the URL of one of this portal's pages, or undefined. Every redirect to a URL from user input, a request or
 * storage is checked here or in `parseReturnAddress` (quality row 36).
 * @param routeOf finds the route of a path
 */
export function parsePortalAddress(value: unknown, routeOf: FindRoute): string | undefined {
  return find(value, routeOf)?.address
}

/**
 * Returns the nearest existing page above a URL and below its alliance, to which a page that refuses access can link.
 * @param parse returns its argument if it is the URL of a page
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

/** Whether somebody who has logged in goes there: not to the pages of the login, nor to what only scripts ask for. */
const isDestination = ({ access, isForScripts, isNoDestination }: Partial<RouteHandle>) =>
  access !== "guest" && !isForScripts && !isNoDestination

/**
 * Returns a value if it is a URL to return to after login: a page of the same alliance, but not the login itself (SES-08). What a route's
 * `handle` says of it decides.
 */
export function parseReturnAddress(value: unknown, alliance: string, routeOf: FindRoute): string | undefined {
  const found = find(value, routeOf)
  if (!found || found.alliance !== alliance || !isDestination(found.handle)) return undefined
  return found.address
}
