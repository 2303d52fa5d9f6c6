import { useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CheckView } from "./list-view.server.ts"

/** Says what a spreadsheet program hides and the import left out, so that nobody misses it or expects it. */
function HiddenNote({ view: { hiddenRows, hiddenSheets } }: { view: CheckView }) {
  const intl = useIntl()
  if (hiddenRows + hiddenSheets === 0) return null
  return (
    <Note
      tone="hold"
      title={intl.formatMessage({ id: "member-invitation.hidden" }, { rows: hiddenRows, sheets: hiddenSheets })}
    >
      {intl.formatMessage({ id: "member-invitation.hidden.mend" })}
    </Note>
  )
}

/** What the note says, by how many rows can be used: only where there are some, it is possible to continue without the others. */
const outcomes = {
  all: { tone: "done", title: "member-invitation.check.all", next: undefined },
  some: { tone: "hold", title: "member-invitation.check.some", next: "member-invitation.check.some.next" },
  none: { tone: "stop", title: "member-invitation.check.none", next: "member-invitation.check.none.next" },
} as const

/** Summarises the check of the list in a sentence, and says what to do next. */
export function CheckNote({ view }: { view: CheckView }) {
  const intl = useIntl()
  const { total, accepted, rejected, alreadyInvited, newEntities } = view
  const { tone, title, next } = outcomes[rejected === 0 ? "all" : accepted > 0 ? "some" : "none"]
  return (
    <>
      <HiddenNote view={view} />
      <Note tone={tone} title={intl.formatMessage({ id: title }, { count: total, total, rejected })}>
        {next && intl.formatMessage({ id: next })}{" "}
        {alreadyInvited > 0 && intl.formatMessage({ id: "member-invitation.check.invited" }, { count: alreadyInvited })}{" "}
        {newEntities > 0 && intl.formatMessage({ id: "member-invitation.check.new-entities" }, { count: newEntities })}
      </Note>
    </>
  )
}

/** Facts about the list: file, expiry, and number of rows. */
export function CheckFacts({ view }: { view: CheckView }) {
  const intl = useIntl()
  const { fileName, read, keptUntil, total, accepted, rejected } = view
  return (
    <Section title={intl.formatMessage({ id: "member-invitation.about" })}>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "member-invitation.about.file" }),
            value: fileName ?? intl.formatMessage({ id: "member-invitation.about.typed" }),
          },
          { term: intl.formatMessage({ id: "member-invitation.about.rows" }), value: intl.formatNumber(total) },
          {
            term: intl.formatMessage({ id: "member-invitation.about.valid" }),
            value: intl.formatNumber(accepted),
          },
          {
            term: intl.formatMessage({ id: "member-invitation.about.skipped" }),
            value: intl.formatNumber(rejected),
          },
          { term: intl.formatMessage({ id: "member-invitation.about.read" }), value: <Time moment={read} /> },
          { term: intl.formatMessage({ id: "member-invitation.about.kept" }), value: <Time moment={keptUntil} /> },
        ]}
      />
    </Section>
  )
}
