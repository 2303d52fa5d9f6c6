import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { DeliveryRow } from "./delivery.server.ts"
import { deliveryDials, deliveryStateTexts } from "./notice.status.ts"

/** The columns of the deliveries of a notice. @param zone its name, for the head of the times */
export function deliveryColumns(zone: string): Column<DeliveryRow>[] {
  return [
    {
      key: "email",
      head: "notice.delivery.email",
      kind: "subject",
      sort: "email",
      cell: ({ email, name, failure }) => (
        <>
          {email}
          {name && <small>{name}</small>}
          {failure && <small>{failure}</small>}
        </>
      ),
    },
    {
      key: "language",
      head: "notice.delivery.language",
      isLabelled: true,
      cell: ({ language }) => (
        <FormattedMessage id={language === "english" ? "notice.language.english" : "notice.language.chinese"} />
      ),
    },
    {
      key: "time",
      head: "notice.time-in-zone",
      headValues: { zone },
      sort: "time",
      isWhole: true,
      cell: ({ time }) => time && <Time moment={time} />,
    },
    {
      key: "state",
      head: "event.status",
      kind: "tag",
      sort: "state",
      cell: ({ state }) => (
        <StatusTag dial={deliveryDials[state]}>
          <FormattedMessage id={deliveryStateTexts[state]} />
        </StatusTag>
      ),
    },
  ]
}
