import { Link as RoutedLink } from "@remix-run/react"
import { createElement, forwardRef, type ComponentPropsWithoutRef } from "react"
import { useIntl } from "react-intl"
import { textLang } from "./text-lang.ts"

type LinkProps = ComponentPropsWithoutRef<typeof RoutedLink>

/**
 * A link to a page of the portal: in the browser it is Remix' `Link`, which navigates without loading a document. The server renders the
 * same anchor directly, without resolving the URL against the routes, which saves a third of the cost of rendering a link. A text in the
 * other language, such as a title, has its `lang`.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to, children } = props
  const lang = textLang(children, useIntl().locale)
  if (import.meta.env.SSR && typeof to === "string" && to.startsWith("/"))
    return createElement("a", { lang, ...attributesOf(props) })
  return <RoutedLink lang={lang} discover="none" {...props} ref={ref} />
})

/** Props that only affect client-side navigation and are not HTML attributes. */
const navigationProps: readonly (keyof LinkProps)[] = [
  ...(["to", "discover", "prefetch", "preventScrollReset", "relative"] as const),
  ...(["reloadDocument", "replace", "state", "viewTransition"] as const),
]
const isNavigationProp: ReadonlySet<string> = /* @__PURE__ */ new Set(navigationProps) // used on the server only

function attributesOf(props: LinkProps): ComponentPropsWithoutRef<"a"> {
  const attributes: Record<string, unknown> = {}
  for (const name in props) if (!isNavigationProp.has(name)) attributes[name] = props[name as keyof LinkProps]
  attributes.href = props.to
  return attributes
}
