import type { components } from "#openapi/generated/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Guideline = components["schemas"]["MembershipGuideline"]

/** Returns the alliance's public membership guidelines (`membership-application.guideline.get`). */
export async function guidelineOf(context: RequestContext): Promise<Guideline> {
  return valueOf(await context.asApplicant().api.get("/membership-application/guideline"))
}

/** Returns the guidelines in the user's language, with their files (ADM-09). */
export async function guidelineView(context: RequestContext) {
  const { locale, alliance } = context
  const { content, content_english, attachments } = await guidelineOf(context)
  const text = locale === "zh" ? content : content_english
  return { html: richTextHtml(text, { alliance }), files: attachmentViews(attachments, context) }
}

/** Returns the membership levels and groups as form options. */
export function choicesOf({ levels, groups }: Guideline, { locale }: Pick<RequestContext, "locale">) {
  return {
    levels: levels.map((level) => ({ value: level.id, text: nameIn(locale, level) })),
    groups: groups.map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(locale, group)}` })),
  }
}
