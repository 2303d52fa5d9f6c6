import { Link as RoutedLink } from "@remix-run/react"
import { createElement, forwardRef, type ComponentPropsWithoutRef } from "react"

type LinkProps = ComponentPropsWithoutRef<typeof RoutedLink>

/**
 * A link to a page of the portal: in the browser Remix' own, which changes pages without loading a document. The server writes the
 * anchor that Remix would write, without resolving the address against the routes, a third of what rendering a link costs.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to } = props
  if (import.meta.env.SSR && typeof to === "string" && to.startsWith("/"))
    return createElement("a", attributesOf(props))
  return <RoutedLink discover="none" {...props} ref={ref} />
})

/** What only tells a browser how to follow a link: no attribute of it. */
const ways: readonly (keyof LinkProps)[] = [
  ...(["to", "discover", "prefetch", "preventScrollReset", "relative"] as const),
  ...(["reloadDocument", "replace", "state", "viewTransition"] as const),
]
const isWay: ReadonlySet<string> = /* @__PURE__ */ new Set(ways) // of the server alone

function attributesOf(props: LinkProps): ComponentPropsWithoutRef<"a"> {
  const attributes: Record<string, unknown> = {}
  for (const name in props) if (!isWay.has(name)) attributes[name] = props[name as keyof LinkProps]
  attributes.href = props.to
  return attributes
}
