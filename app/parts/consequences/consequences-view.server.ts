import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { recordReference } from "#app/parts/record-href.ts"
import { personView } from "#app/parts/person/person-view.ts"

type Schemas = components["schemas"]
type Preview = Schemas["Preview"]
type RecordRef = Schemas["RecordRef"]

/** A record that an action changes as well: what it is called, and where it stands if it has a page. */
export type ChangedRecord = { key: string; text: string; href?: string }

/** What `Consequences` shows of a preview (FORM-10), as finished texts. */
export type ConsequencesView = {
  isIrreversible: boolean
  /** One row for each effect: "Cancelled: 3 topics", the first of them, and how many more there are. */
  changes: { text: string; records: ChangedRecord[]; more: number }[]
  recipients: PeopleSummary
  /** Whole groups among the recipients, with how many people of each. */
  groups: string[]
  /** Addresses outside the alliance. */
  outside: number
  losingAccess: PeopleSummary
}

/** How many people, and the names of the first. */
export type PeopleSummary = { total: number; names: string[]; more: number }

/** How many names are said before "and 12 more". */
const named = 5

function peopleOf({ total, members }: Schemas["PreviewPeople"], locale: Locale): PeopleSummary {
  // one more name is no longer than "and 1 other"
  const names = members.slice(0, total === named + 1 ? total : named).map((member) => personView(member, locale).name)
  return { total, names, more: total - names.length }
}

/** The groups that are written to as a whole; one that is all there is has its number in the line above. */
function groupsOf({ groups, total }: Preview["recipients"]): Schemas["PreviewGroup"][] {
  return groups.length === 1 && groups[0]?.total === total ? [] : groups
}

/** What happens to other records: a preview may also count the one it is about. */
function changesOf({ changes, record }: Preview): Preview["changes"] {
  const isOwn = (item: RecordRef) => item.module === record?.module && item.key === record.key
  return changes
    .map(({ items, total, ...change }) => {
      const others = items.filter((item) => !isOwn(item))
      return { ...change, items: others, total: total - (items.length - others.length) }
    })
    .filter(({ total }) => total > 0)
}

/**
 * What an action will change and who will be written to, in the person's language.
 * @param hrefOf the page of a record, undefined where it has none
 */
export function consequencesView(
  preview: Preview,
  locale: Locale,
  hrefOf: (record: RecordRef) => string | undefined,
): ConsequencesView {
  const intl = serverIntl(locale)
  const { recipients, losing_access, warnings } = preview
  return {
    isIrreversible: warnings.some(({ code }) => code === "irreversible"),
    changes: changesOf(preview).map(({ effect, module, total, items }) => ({
      text: intl.formatMessage({ id: "consequence.change" }, { effect, module, count: total }),
      records: items.map((item) => ({ key: item.key, text: textOf(item), href: hrefOf(item) })),
      more: total - items.length,
    })),
    recipients: peopleOf(recipients, locale),
    groups: groupsOf(recipients).map((group) =>
      intl.formatMessage({ id: "consequence.group" }, { name: nameIn(locale, group), count: group.total }),
    ),
    outside: recipients.external_total,
    losingAccess: peopleOf(losing_access, locale),
  }
}

const textOf = (record: RecordRef) => [recordReference(record), record.title].filter(Boolean).join(" ")
