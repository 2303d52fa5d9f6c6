import { FormattedMessage } from "react-intl"
import { WithFrameParts } from "#app/parts/frame/late-frame.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Link } from "#app/ui/link.tsx"
import type { CreateTarget } from "./create-targets.ts"

const texts = {
  meeting: "meeting.list.create",
  ballot: "ballot.list.create",
  notice: "notice.list.create",
  schedule: "schedule.list.create",
  task: "task.create.title",
  topic_call: "topic-call.create.title",
} as const

type CreateMenuProps = {
  /** The kinds of records on the page. */
  modules: readonly CreateTarget["module"][]
  /** Restricts the menu to this group. */
  acronym?: string
}

/** "New …" for users who may create something: a link if there is one option, otherwise a menu. */
export function CreateMenu({ modules, acronym }: CreateMenuProps) {
  const isHere = (target: CreateTarget) =>
    modules.includes(target.module) && (acronym === undefined ? !target.isOther : target.acronym === acronym)
  return (
    <WithFrameParts>
      {({ create }) => <Targets targets={create.filter(isHere)} modules={modules} acronym={acronym} />}
    </WithFrameParts>
  )
}

function Targets({ targets, modules, acronym }: CreateMenuProps & { targets: CreateTarget[] }) {
  const [first] = targets
  if (!first) return null
  if (targets.length === 1)
    return (
      <Link className="btn primary" to={first.href}>
        <FormattedMessage id={texts[first.module]} />
      </Link>
    )
  const [only] = modules.length === 1 ? modules : []
  return (
    <DetailsMenu
      kind="pop"
      summaryClass="btn primary"
      summary={<FormattedMessage id={only ? texts[only] : "event.create"} />}
    >
      <ul>
        {targets.map(({ module, href, acronym: group }) => (
          <li key={href}>
            <Link to={href}>
              {!only && <FormattedMessage id={texts[module]} />}
              {!only && acronym === undefined && " · "}
              {acronym === undefined && (group ?? <FormattedMessage id="event.whole-alliance" />)}
            </Link>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  )
}
