import { Link as RoutedLink } from "@remix-run/react"
import { createElement, forwardRef, type ComponentPropsWithoutRef } from "react"
import { useIntl } from "react-intl"
import { textLang } from "./text-lang.ts"

type LinkProps = ComponentPropsWithoutRef<typeof RoutedLink>

/**
 * A link to a page of the portal. A path, or another query of the same page, is a plain anchor, which `client/framework/links.ts`
 * follows without loading a document; anything else is Remix' `Link`. A text in the other language, such as a title, has its `lang`.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to, state, children } = props
  const lang = textLang(children, useIntl().locale)
  if (typeof to === "string" && /^[/?]/.test(to) && state === undefined)
    return createElement("a", { lang, ...attributesOf(props), ref })
  return <RoutedLink lang={lang} discover="none" {...props} ref={ref} />
})

/** Props that only affect client-side navigation and are not HTML attributes. */
const navigationProps = new Set(["to", "discover", "prefetch", "preventScrollReset", "reloadDocument"])

/** What the browser and `client/framework/` need to know of a link. */
type Attributes = ComponentPropsWithoutRef<"a"> & { "data-go"?: "" | "keep"; "data-prefetch"?: "" }

function attributesOf(props: LinkProps): Attributes {
  const attributes: Record<string, unknown> = {}
  for (const name in props) if (!navigationProps.has(name)) attributes[name] = props[name as keyof LinkProps]
  attributes.href = props.to
  if (!props.reloadDocument) attributes["data-go"] = props.preventScrollReset ? "keep" : ""
  if (props.prefetch === "intent") attributes["data-prefetch"] = ""
  return attributes
}
