import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Link } from "#app/ui/link.tsx"
import type { Column } from "#app/ui/table/column.ts"
import { Time } from "#app/ui/time.tsx"
import type { ApplicationRowView } from "./application-list.server.ts"
import { applicationDials, applicationStatusTexts, applicationStepTexts } from "./membership-application.status.ts"

/** The columns of the list of membership applications (ADM-07). */
export const applicationColumns: Column<ApplicationRowView>[] = [
  { key: "code", head: "membership-application.code", kind: "ref", sort: "code", cell: ({ code }) => code },
  {
    key: "name",
    head: "membership-application.applicant",
    kind: "subject",
    sort: "name",
    cell: ({ href, name, otherName, otherLang, isTwin }) => (
      <>
        <Link to={href}>{name}</Link>
        {otherName && <small lang={otherLang}>{otherName}</small>}
        {isTwin && (
          <small>
            <span className="mark">
              <FormattedMessage id="membership-application.twin" />
            </span>
          </small>
        )}
      </>
    ),
  },
  { key: "region", head: "membership-application.region", isLabelled: true, cell: ({ region }) => region },
  { key: "level", head: "membership-application.level", isLabelled: true, cell: ({ level }) => level },
  {
    key: "submitted",
    head: "membership-application.submitted",
    sort: "created_time",
    isLabelled: true,
    isWhole: true,
    cell: ({ submitted }) => <Time moment={submitted} />,
  },
  {
    key: "step",
    head: "membership-application.step",
    isLabelled: true,
    cell: ({ step }) => step && <FormattedMessage id={applicationStepTexts[step]} />,
  },
  {
    key: "status",
    head: "entity.status",
    kind: "tag",
    sort: "status",
    cell: ({ status }) => (
      <StatusTag dial={applicationDials[status]}>
        <FormattedMessage id={applicationStatusTexts[status]} />
      </StatusTag>
    ),
  },
]
