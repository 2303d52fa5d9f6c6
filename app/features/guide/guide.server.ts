import { ApiFailure } from "#app/lib/failure.ts"
import type { Locale } from "#app/lib/locale.ts"
import { guidePaths } from "#app/lib/paths/guide.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type GuideTopic, guideTopics } from "./help-parts.ts"

/** A page of the guide as it is written: its title, the text before its first part, and its parts with their ids. */
type GuidePage = { title: string; intro: string; parts: { id: string; title: string; text: string }[] }

/** The files of the guide, which are part of the server's build, by language and topic. */
const files = () => import.meta.glob<string>("/docs/guide/*/*.md", { query: "?raw", import: "default", eager: true })

/** Reads a page: `# Title`, a paragraph, and for each part `## Title {#id}` and its text. */
export function readGuidePage(source: string): GuidePage {
  const [head = "", ...parts] = source.split(/^## /m)
  const [, title = "", intro = ""] = /^# (.*)\n([^]*)$/.exec(head) ?? []
  return {
    title,
    intro: intro.trim(),
    parts: parts.map((part) => {
      const [, name = "", id = "", text = ""] = /^(.*) \{#([a-z-]+)\}\n([^]*)$/.exec(part) ?? []
      return { id, title: name, text: text.trim() }
    }),
  }
}

let pages: ReadonlyMap<string, GuidePage> | undefined

/** The page of a topic, read when the guide is first used. */
export function guidePage(locale: Locale, topic: GuideTopic): GuidePage | undefined {
  pages ??= new Map(Object.entries(files()).map(([file, source]) => [file, readGuidePage(source)]))
  return pages.get(`/docs/guide/${locale}/${topic}.md`)
}

const isTopic = (name: string): name is GuideTopic => (guideTopics as readonly string[]).includes(name)

/** Links between pages of the guide are links between their files. A text shows whole addresses only. @param start of an address */
const withLinks = (text: string, alliance: string, start: string) =>
  text.replace(/\]\(([a-z-]+)\.md(#[a-z-]+)?\)/g, (_link, topic: string, hash = "") => {
    return `](${start}${guidePaths.topic(alliance, topic)}${hash})`
  })

/** The contents of the guide (SHELL-11). */
export function guideContents({ locale, alliance }: RequestContext) {
  return guideTopics.flatMap((topic) => {
    const page = guidePage(locale, topic)
    const href = guidePaths.topic(alliance, topic)
    return page ? [{ title: page.title, href, parts: page.parts.map(({ id, title }) => ({ id, title })) }] : []
  })
}

/** A page of the guide. @throws the 404 screen if there is none */
export function guideView(context: RequestContext, topic: string) {
  const { locale, alliance, settings } = context
  const page = isTopic(topic) ? guidePage(locale, topic) : undefined
  if (!page) throw new ApiFailure({ kind: "not_found" })
  const html = (text: string) =>
    richTextHtml({ format: "markdown", text: withLinks(text, alliance, settings.origin) }, { alliance })
  return {
    windowTitle: page.title,
    title: page.title,
    intro: html(page.intro),
    parts: page.parts.map(({ id, title, text }) => ({ id, title, html: html(text) })),
    topics: guideContents(context).map(({ title, href }) => ({ title, href })),
  }
}
