import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ApplicationStepView } from "./application.server.ts"
import { applicationStepStates } from "./membership-application.status.ts"

const columns: Column<ApplicationStepView>[] = [
  {
    key: "step",
    head: "membership-application.step",
    kind: "subject",
    cell: ({ key, state, memo }, intl) => (
      <>
        {state === "ongoing" ? (
          <strong>{intl.formatMessage({ id: `membership-application.step.${key}` })}</strong>
        ) : (
          intl.formatMessage({ id: `membership-application.step.${key}` })
        )}
        {memo && <small className="lines muted">{memo}</small>}
      </>
    ),
  },
  {
    key: "who",
    head: "membership-application.who",
    cell: ({ isApplicants, user }, intl) =>
      user ??
      intl.formatMessage({
        id: isApplicants ? "membership-application.side.applicant" : "membership-application.side.administrators",
      }),
  },
  { key: "time", head: "operation-log.when", isWhole: true, cell: ({ time }) => time && <Time moment={time} /> },
  {
    key: "state",
    head: "entity.status",
    kind: "tag",
    cell: ({ state }, intl) => (
      <StatusTag symbol={applicationStepStates[state].symbol}>
        {intl.formatMessage({ id: applicationStepStates[state].text })}
      </StatusTag>
    ),
  },
]

/** The steps of an application with their states, who completed them and when (ADM-07). */
export function ApplicationSteps({ steps }: { steps: ApplicationStepView[] }) {
  const title = useIntl().formatMessage({ id: "membership-application.steps" })
  return (
    <Section title={title}>
      <div className="list slim">
        <Table caption={title} columns={columns} rows={steps} />
      </div>
    </Section>
  )
}
