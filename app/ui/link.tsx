import { Link as RoutedLink } from "@remix-run/react"
import { forwardRef, type ComponentPropsWithoutRef } from "react"

type LinkProps = ComponentPropsWithoutRef<typeof RoutedLink>

/**
 * A link to a page of the portal: in the browser Remix' own, which changes pages without loading a document. The server writes the
 * anchor that Remix would write, without resolving the address against the routes, a third of what rendering a link costs.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to } = props
  if (import.meta.env.SSR && typeof to === "string" && to.startsWith("/")) return <Anchor {...props} to={to} />
  return <RoutedLink discover="none" {...props} ref={ref} />
})

/** The same anchor: what only tells a browser how to follow the link is no attribute of it. */
function Anchor({ to, children, ...props }: LinkProps & { to: string }) {
  const { discover, prefetch, preventScrollReset, relative, reloadDocument, replace, state, viewTransition, ...rest } =
    props
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
