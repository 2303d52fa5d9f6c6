import { Link as RoutedLink } from "@remix-run/react"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import type { IntlShape } from "react-intl"
import { textLang } from "./text-lang.ts"

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string; state?: unknown }

type LinkOptions = {
  /** The page is fetched as soon as somebody points at the link. */
  isPrefetched?: boolean
  /** The page stays where it is scrolled. */
  staysInPlace?: boolean | undefined
  /** The browser loads a document: a file, or another alliance. */
  isDocument?: boolean | undefined
}

/** What the browser and `client/framework/` need to know of a link. */
type LinkAttributes = { href: string; "data-go"?: "" | "keep"; "data-prefetch"?: "" }

/**
 * The attributes of a link to a page of the portal: `<a {...linkTo(path)}>`. `client/framework/links.ts` follows it without loading a document. It
 * is a function, because a page has sixty links and a component for each would be a fifth of what React renders. A text that a user has
 * written, such as a title, needs its `lang` as well: `lang={textLang(title, intl.locale)}`.
 */
export function linkTo(href: string, { isPrefetched, staysInPlace, isDocument }: LinkOptions = {}): LinkAttributes {
  const attributes: LinkAttributes = { href }
  // an address of another site is left to the browser
  if (!isDocument && /^[/?]/.test(href)) attributes["data-go"] = staysInPlace ? "keep" : ""
  if (isPrefetched) attributes["data-prefetch"] = ""
  return attributes
}

/**
 * A text that a user has written, such as a title, in its language: a link if the person may open the page.
 * A function for the same reason as `linkTo`.
 */
export function linkedText({ locale }: IntlShape, text: string, href: string | undefined): ReactNode {
  const lang = textLang(text, locale)
  if (href === undefined) return lang ? <span lang={lang}>{text}</span> : text
  return (
    <a lang={lang} {...linkTo(href)}>
      {text}
    </a>
  )
}

/** A link with a handler, or with a state, which only Remix' own `Link` can follow. Any other link is `<a {...linkTo(path)}>`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, state, children, ...rest }, ref) {
  if (state !== undefined)
    return (
      <RoutedLink discover="none" {...rest} to={to} state={state as unknown} ref={ref}>
        {children}
      </RoutedLink>
    )
  return (
    <a {...rest} ref={ref} {...linkTo(to)}>
      {children}
    </a>
  )
})
