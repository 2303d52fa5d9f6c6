import type { LocationView } from "./location-view.ts"

/** A location, as a link if it is the URL of a conference. */
export function Location({ location: { text, href } }: { location: LocationView }) {
  if (href === undefined) return <>{text}</>
  return (
    <a href={href} rel="noreferrer">
      {text}
    </a>
  )
}
