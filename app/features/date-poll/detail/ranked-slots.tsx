import { useIntl } from "react-intl"
import { datePollAnswerValues } from "#openapi/generated/values/date-poll-answer.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { SlotTime } from "../answer/slot-time.tsx"
import { dateAnswerTexts } from "../date-poll.status.ts"
import type { DatePollView, RankedSlotView } from "./detail.server.ts"

/** The slots, the best first, with the number of each answer; who leads the poll sees the names and makes one of them a meeting (MEET-14). */
export function RankedSlots({ poll }: { poll: DatePollView }) {
  const intl = useIntl()
  const { slots } = poll
  const mayDecide = slots.some(({ decideHref }) => decideHref !== undefined)
  return (
    <Section
      id="slots"
      title={intl.formatMessage({ id: "date-poll.slots" })}
      aside={<small className="muted">{intl.formatMessage({ id: "date-poll.best-first" })}</small>}
    >
      <div className="list slim">
        <Table
          caption={intl.formatMessage({ id: "date-poll.slots" })}
          columns={mayDecide ? [...columns, decide] : columns}
          rows={slots}
          rowKey={({ id }) => id}
          isOff={({ isPast, isDecided }) => isPast && !isDecided}
        />
      </div>
    </Section>
  )
}

const answerColumn = (answer: (typeof datePollAnswerValues)[number]): Column<RankedSlotView> => ({
  key: answer,
  head: dateAnswerTexts[answer],
  isLabelled: true,
  cell: ({ counts, names }, intl) => (
    <>
      <strong>{intl.formatNumber(counts[answer])}</strong>
      {names && names[answer].length > 0 && <Names people={names[answer]} />}
    </>
  ),
})

const columns: Column<RankedSlotView>[] = [
  {
    key: "when",
    head: "date-poll.slot",
    kind: "subject",
    cell: (slot) => (
      <>
        <SlotTime slot={slot} />
        <Mark slot={slot} />
      </>
    ),
  },
  ...datePollAnswerValues.map(answerColumn),
]

const decide: Column<RankedSlotView> = {
  key: "decide",
  head: "date-poll.decide",
  kind: "actions",
  cell: ({ decideHref, rank }, intl) =>
    decideHref && (
      <a className={rank === 1 ? "btn primary" : "btn"} {...linkTo(decideHref)}>
        {intl.formatMessage({ id: "date-poll-confirm.decide.link" })}
      </a>
    ),
}

/** Says of a slot that it is the best, that it became the meeting, and what required people answered. */
function Mark({ slot: { rank, required, counts, isDecided, isPast, isOver } }: { slot: RankedSlotView }) {
  const intl = useIntl()
  const isAnswered = counts.yes + counts.if_need_be + counts.no > 0
  return (
    <>
      {isDecided && (
        <div>
          <StatusTag symbol="done">{intl.formatMessage({ id: "date-poll.chosen" })}</StatusTag>
        </div>
      )}
      {rank === 1 && isAnswered && !isPast && !isOver && (
        <div>
          <StatusTag symbol="open">{intl.formatMessage({ id: "date-poll.best" })}</StatusTag>
        </div>
      )}
      {required && (
        <small className="muted">
          {intl.formatMessage(
            { id: "date-poll.required-counts" },
            { yes: required.yes, maybe: required.if_need_be, no: required.no },
          )}
        </small>
      )}
    </>
  )
}

/** Number of names shown at once; the others open. */
const shownAtFirst = 6

type Named = { id: string; name: string; isRequired: boolean }

function Names({ people }: { people: Named[] }) {
  const intl = useIntl()
  const rest = people.slice(shownAtFirst)
  return (
    <div>
      <small className="muted">
        <NameList people={people.slice(0, shownAtFirst)} />
        {rest.length > 0 && (
          <details>
            <summary>{intl.formatMessage({ id: "event.people.more" }, { total: rest.length })}</summary>
            <NameList people={rest} />
          </details>
        )}
      </small>
    </div>
  )
}

function NameList({ people }: { people: Named[] }) {
  return people.map(({ id, name, isRequired }) => (
    <span key={id}>
      {isRequired ? <strong>{name}</strong> : name}
      <br />
    </span>
  ))
}
