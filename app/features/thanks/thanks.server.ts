import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { fileSize } from "#app/lib/file-size.ts"
import { nameIn, otherNameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { markOf } from "#app/parts/attachments/attachment-view.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { valueOf } from "#app/lib/failure.ts"

type Supporter = components["schemas"]["Supporter"]

/** Data of the thanks page in the page's language. */
export async function thanksView(context: RequestContext) {
  const thanks = valueOf(await context.api.get("/thanks"))
  const url = context.alliance
  const supporter = (item: Supporter) => ({
    name: nameIn(context.locale, item),
    otherName: otherNameIn(context.locale, item),
    logo: item.logo ? paths.file(url, item.logo.id) : undefined,
    website: item.website ?? undefined,
  })
  const guide = thanks.user_guide
  return {
    sponsors: thanks.sponsors.map(supporter),
    partners: thanks.partners.map(supporter),
    userGuide: guide
      ? { href: paths.file(url, guide.id), mark: markOf(guide), size: fileSize(guide.size, serverIntl(context.locale)) }
      : undefined,
    email: thanks.secretariat_email ?? undefined,
  }
}

export type ThanksView = Awaited<ReturnType<typeof thanksView>>

export type SupporterView = ThanksView["sponsors"][number]
