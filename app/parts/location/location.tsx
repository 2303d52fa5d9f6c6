import type { LocationView } from "./location-view.ts"

/** Where something takes place: an address of a conference is a link. */
export function Location({ location: { text, href } }: { location: LocationView }) {
  if (href === undefined) return <>{text}</>
  return (
    <a href={href} rel="noreferrer">
      {text}
    </a>
  )
}
