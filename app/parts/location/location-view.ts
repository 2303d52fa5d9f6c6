/** Where something takes place; the address of a conference is a link. */
export type LocationView = { text: string; href?: string }

/** A location as pages show it; undefined where none is known. */
export function locationView(location: string | null): LocationView | undefined {
  if (location === null) return undefined
  const isAddress = /^https?:\/\//i.test(location) && URL.canParse(location)
  return { text: location, href: isAddress ? location : undefined }
}
