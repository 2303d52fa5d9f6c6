import { useIntl } from "react-intl"
import { WithFrameParts } from "#app/parts/frame/late-frame.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { CreateTarget } from "./create-targets.ts"

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
  const intl = useIntl()
  const [first] = targets
  if (!first) return null
  if (targets.length === 1)
    return (
      <a className="btn primary" {...linkTo(first.href)}>
        {intl.formatMessage({ id: first.text })}
      </a>
    )
  const only = modules.length === 1 && first.text
  return (
    <DetailsMenu kind="pop" summaryClass="btn primary" summary={intl.formatMessage({ id: only || "event.create" })}>
      <ul>
        {targets.map(({ text, href, acronym: group }) => (
          <li key={href}>
            <a {...linkTo(href)}>
              {!only && intl.formatMessage({ id: text })}
              {!only && acronym === undefined && " · "}
              {acronym === undefined && (group ?? intl.formatMessage({ id: "event.whole-alliance" }))}
            </a>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  )
}
