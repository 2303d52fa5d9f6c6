import { FormattedMessage, FormattedNumber } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CheckView } from "./list-view.server.ts"

/** Says what a spreadsheet program hides and the import left out, so that nobody misses it or expects it. */
function HiddenNote({ view: { hiddenRows, hiddenSheets } }: { view: CheckView }) {
  if (hiddenRows + hiddenSheets === 0) return null
  return (
    <Note
      tone="hold"
      title={<FormattedMessage id="member-invitation.hidden" values={{ rows: hiddenRows, sheets: hiddenSheets }} />}
    >
      <FormattedMessage id="member-invitation.hidden.mend" />
    </Note>
  )
}

/** Summarises the check of the list in a sentence, and says what to do next. */
export function CheckNote({ view }: { view: CheckView }) {
  const { total, accepted, rejected, alreadyInvited, newEntities } = view
  const values = { count: total, total, rejected }
  const id =
    rejected === 0
      ? "member-invitation.check.all"
      : accepted === 0
        ? "member-invitation.check.none"
        : "member-invitation.check.some"
  return (
    <>
      <HiddenNote view={view} />
      <Note
        tone={rejected === 0 ? "done" : accepted === 0 ? "stop" : "hold"}
        title={<FormattedMessage id={id} values={values} />}
      >
        {rejected > 0 && <FormattedMessage id="member-invitation.check.mend" />}{" "}
        {alreadyInvited > 0 && (
          <FormattedMessage id="member-invitation.check.invited" values={{ count: alreadyInvited }} />
        )}{" "}
        {newEntities > 0 && (
          <FormattedMessage id="member-invitation.check.new-entities" values={{ count: newEntities }} />
        )}
      </Note>
    </>
  )
}

/** Facts about the list: file, expiry, and number of rows. */
export function CheckFacts({ view }: { view: CheckView }) {
  const { fileName, read, keptUntil, total, accepted, rejected } = view
  return (
    <Section title={<FormattedMessage id="member-invitation.about" />}>
      <Facts
        items={[
          {
            term: <FormattedMessage id="member-invitation.about.file" />,
            value: fileName ?? <FormattedMessage id="member-invitation.about.typed" />,
          },
          { term: <FormattedMessage id="member-invitation.about.rows" />, value: <FormattedNumber value={total} /> },
          {
            term: <FormattedMessage id="member-invitation.about.valid" />,
            value: <FormattedNumber value={accepted} />,
          },
          {
            term: <FormattedMessage id="member-invitation.about.skipped" />,
            value: <FormattedNumber value={rejected} />,
          },
          { term: <FormattedMessage id="member-invitation.about.read" />, value: <Time moment={read} /> },
          { term: <FormattedMessage id="member-invitation.about.kept" />, value: <Time moment={keptUntil} /> },
        ]}
      />
    </Section>
  )
}
