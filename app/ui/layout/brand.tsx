import { linkTo } from "#app/ui/link.tsx"

type BrandProps = {
  href: string
  name: string
  /** The name in the other language, with its language code. */
  otherName?: { text: string; lang: string }
  /** URL of the tenant's logo, shown 45 px high and 170 to 450 px wide (SHELL-01). */
  logo?: string
}

/** The tenant's logo and name, with a link to the start page. */
export function Brand({ href, name, otherName, logo }: BrandProps) {
  return (
    <a className="brand" {...linkTo(href)}>
      {logo ? <img src={logo} alt="" height={45} /> : mark}
      <span>
        {name}
        {otherName && <small lang={otherName.lang}>{otherName.text}</small>}
      </span>
    </a>
  )
}

/** The mark of the product. */
const mark = (
  <svg viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
    <path d="M3 33h34M6 33a14 14 0 0 1 28 0M12.5 33a7.5 7.5 0 0 1 15 0" />
    <path d="M6 19C10 10 15 7 20 7s10 3 14 12" strokeDasharray="5 3" />
  </svg>
)
