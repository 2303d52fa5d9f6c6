import { serverIntl } from "#app/i18n/messages.server.ts"
import { languageNames, locales } from "#app/lib/locale.ts"
import { appearances } from "#app/lib/preferences.ts"
import { createTargets } from "#app/parts/create/create-targets.server.ts"
import { adminTabsFor, navigationKeysFor } from "#app/parts/domain/navigation.server.ts"
import { accountPages } from "#app/parts/frame/account-pages.tsx"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import { preferenceForShell } from "#app/parts/saved-view/preference.server.ts"
import { ownStarts } from "#app/parts/saved-view/saved-view.ts"
import { otherZone, viewerOfRequest, type RequestContext } from "#app/session/request-context.server.ts"
import { mayAdministrate } from "#app/session/viewer.ts"
import type { OwnStarts } from "#app/ui/layout/own-start.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import type { Command } from "./command.ts"

/**
 * What this person can do from everywhere: open a page of the portal, create a record, change a preference. All of it is told by the domains
 * and by the backend (`can_create`); without the backend's groups there is nothing to create. Groups are records: the search finds them
 * (SHELL-10).
 */
export async function commandsFor(context: RequestContext): Promise<Command[]> {
  const grouped = await groupedWorkgroups(context)
  const groups = grouped.ok ? grouped.value : { my_groups: [], other_groups: [] }
  const { known } = await preferenceForShell(context)
  const starts = ownStarts(known?.views ?? [], context.alliance)
  return [...pages(context, starts), ...creations(context, groups), ...preferences(context)]
}

type Groups = Parameters<typeof createTargets>[1]

const textsFor =
  ({ locale }: RequestContext) =>
  (id: MessageId) =>
    serverIntl(locale).formatMessage({ id })

type Page = { title: MessageId; href: string; goKey?: string | undefined }

/** A page leads to the person's own start of it, as in the navigation. */
function pages(context: RequestContext, starts: OwnStarts): Command[] {
  const { alliance } = context
  const viewer = viewerOfRequest(context)
  const text = textsFor(context)
  const navigation: Page[] = navigationKeysFor(alliance, viewer)
  // The person's menu has a page of the navigation as well.
  const own = Object.values(accountPages(alliance))
    .map(({ text: title, ...page }): Page => ({ title, ...page }))
    .filter(({ href }) => navigation.every((entry) => entry.href !== href))
  const plain = [...navigation, ...own].map(({ title, href, goKey }: Page): Command => {
    return { group: "page", text: text(title), href: href + (starts[href] ?? ""), ...(goKey && { goKey }) }
  })
  const tabs = mayAdministrate(viewer) ? adminTabsFor(alliance, viewer) : []
  const administration = tabs.map(({ title, href }): Command => {
    return { group: "page", text: `${text("admin.title")} · ${text(title)}`, href: href + (starts[href] ?? "") }
  })
  return [...plain, ...administration]
}

function creations(context: RequestContext, groups: Groups): Command[] {
  const text = textsFor(context)
  return createTargets(context.alliance, groups).map(({ text: id, href, acronym }) => {
    const place = acronym ?? text("event.whole-alliance")
    return { group: "create", text: `${text(id)} · ${place}`, place, href }
  })
}

/** Every value of a preference but the present one. */
function preferences(context: RequestContext): Command[] {
  const text = textsFor(context)
  const command = (name: string, value: string, words: string): Command => ({
    group: "preference",
    text: words,
    sets: [name, value],
  })
  const zone = otherZone(context)
  return [
    ...locales.filter((locale) => locale !== context.locale).map((l) => command("locale", l, languageNames[l])),
    ...appearances
      .filter((appearance) => appearance !== context.appearance)
      .map((a) => command("appearance", a, `${text("shell.appearance")} · ${text(`shell.appearance.${a}`)}`)),
    ...(zone ? [command("zone", zone, text(`shell.zone.show-${zone}`))] : []),
  ]
}
