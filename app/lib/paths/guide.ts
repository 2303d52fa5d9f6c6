import { below } from "./address.ts"

/** Paths of the guide. */
export const guidePaths = {
  contents: (alliance: string) => below(alliance, "guide"),
  topic: (alliance: string, topic: string) => below(alliance, "guide", topic),
  /** Leads to the part about a page. @param path of the page, with the alliance */
  about: (alliance: string, path: string) =>
    `${below(alliance, "guide")}?${new URLSearchParams({ page: path.split("/").slice(3).join("/") })}`,
}
