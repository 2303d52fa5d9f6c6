import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { StepView } from "../certification.server.ts"
import { stepStates } from "../certification.status.ts"

/** How the state of a step is shown; a step that nobody has begun may still come, or is not needed. */
function stateOf({ state, isNeeded }: StepView) {
  if (state) return stepStates[state]
  return isNeeded
    ? ({ symbol: "idle", text: "certification.state.none" } as const)
    : ({ symbol: "void", text: "certification.state.not-needed" } as const)
}

const columns = (zone: string): Column<StepView>[] => [
  { key: "number", head: "certification.number", kind: "ref", cell: ({ number }) => number },
  {
    key: "step",
    head: "certification.step",
    kind: "subject",
    cell: ({ key, state, memo }, intl) => (
      <>
        {intl.formatMessage({ id: `certification.step.${key}` })}{" "}
        {state === "ongoing" && (
          <span className="mark">{intl.formatMessage({ id: "certification.step.current" })}</span>
        )}
        {memo && <small className="lines muted">{memo}</small>}
      </>
    ),
  },
  {
    key: "actor",
    head: "certification.actor",
    cell: ({ actor, agency, user }, intl) => (
      <>
        {agency ?? intl.formatMessage({ id: `certification.actor.${actor}` })}
        {user && (
          <>
            <br />
            <small className="muted names">{user}</small>
          </>
        )}
      </>
    ),
  },
  {
    key: "time",
    head: "operation-log.when-in-zone",
    headValues: { zone },
    isWhole: true,
    cell: ({ time }) => time && <Time moment={time} />,
  },
  {
    key: "state",
    head: "event.status",
    kind: "tag",
    cell: (step, intl) => {
      const { symbol, text } = stateOf(step)
      return <StatusTag symbol={symbol}>{intl.formatMessage({ id: text })}</StatusTag>
    },
  },
]

/**
 * The 20 steps in order, each with its actor, state and time (CERT-02).
 * @param zone name of the time zone, shown in the header of the time column
 */
export function Progress({ steps, zone }: { steps: StepView[]; zone: string }) {
  const title = useIntl().formatMessage({ id: "certification.progress" })
  return (
    <Section title={title}>
      <div className="list slim">
        <Table caption={title} columns={columns(zone)} rows={steps} />
      </div>
    </Section>
  )
}
