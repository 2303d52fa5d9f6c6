import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { recordReference } from "#app/parts/record-href.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { ChangedRecord, ConsequencesView, PeopleSummary } from "./consequences-view.ts"

type Schemas = components["schemas"]
type Preview = Schemas["Preview"]
type RecordRef = Schemas["RecordRef"]

/** Number of names listed before "and 12 more". */
const listedNames = 5

function peopleOf({ total, members }: Schemas["PreviewPeople"], locale: Locale): PeopleSummary {
  // one more name takes no more space than "and 1 other"
  const names = members
    .slice(0, total === listedNames + 1 ? total : listedNames)
    .map((member) => personView(member, locale).name)
  return { total, names, more: total - names.length }
}

/** Groups whose members all get the message. A single group that makes up all recipients is left out: the line above has its number. */
function groupsOf({ groups, total }: Preview["recipients"]): Schemas["PreviewGroup"][] {
  return groups.length === 1 && groups[0]?.total === total ? [] : groups
}

/** Addresses outside the alliance, with the names of their owners if they are known. */
function outsideOf({ external_total: total, external }: Preview["recipients"]): PeopleSummary {
  const names = external.slice(0, listedNames).map(({ email, name }) => (name ? `${name} <${email}>` : email))
  return { total, names, more: total - names.length }
}

/** Effects on other records; a preview may also count the record itself. */
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
 * What an action will change and who will get a message, in the user's language.
 * @param hrefOf URL of a record's page, undefined if it has none
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
    outside: outsideOf(recipients),
    losingAccess: peopleOf(losing_access, locale),
    vacant: preview.module === "member" ? vacancies(warnings, intl, hrefOf) : [],
  }
}

const vacantTexts = {
  last_chair: "consequence.vacant.chair",
  last_agency_member: "consequence.vacant.agency",
  last_general_secretary: "consequence.vacant.general-secretary",
} as const

const isVacancy = (code: string): code is keyof typeof vacantTexts => Object.hasOwn(vacantTexts, code)

/** What the warnings say about posts that fall vacant. */
function vacancies(
  warnings: Preview["warnings"],
  intl: ReturnType<typeof serverIntl>,
  hrefOf: (record: RecordRef) => string | undefined,
): ChangedRecord[] {
  return warnings.flatMap(({ code, record }) => {
    if (!isVacancy(code)) return []
    const name = record ? textOf(record) : ""
    const text = intl.formatMessage({ id: vacantTexts[code] }, { name })
    return [{ key: `${code} ${record?.key ?? ""}`, text, href: record ? hrefOf(record) : undefined }]
  })
}

const textOf = (record: RecordRef) => [recordReference(record), record.title].filter(Boolean).join(" ")
