/** A location; the URL of a conference becomes a link. */
export type LocationView = { text: string; href?: string }

/** A location as pages show it; undefined if none is set. */
export function locationView(location: string | null): LocationView | undefined {
  if (location === null) return undefined
  const isAddress = /^https?:\/\//i.test(location) && URL.canParse(location)
  return { text: location, href: isAddress ? location : undefined }
}
