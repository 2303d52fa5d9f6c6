import { Fragment, useEffect, useId, type ReactNode } from "react"
import { useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { Time } from "#app/ui/time.tsx"
import type { Command } from "./command.ts"
import { Marked } from "./marked.tsx"
import type { RecentRecord } from "./recent-records.ts"
import type { FoundView } from "./search-view.server.ts"

type Hit = RecentRecord & Partial<Pick<FoundView, "isThread" | "group" | "excerpt" | "updated" | "status">>

/** Something that the search dialog offers. */
export type SearchOption = {
  key: string
  /** The heading above it and its neighbours. */
  group?: MessageId | undefined
  content: ReactNode
  href?: string | undefined
  /** A record of the search; it can be opened again from the list of recent ones. */
  record?: RecentRecord
  /** A preference that it sets. */
  sets?: Command["sets"]
}

const commandGroups = {
  page: "search.group.page",
  create: "search.group.create",
  preference: "search.group.preference",
} as const satisfies Record<Command["group"], MessageId>

/** A command as an option, with the letter that does the same; `words` are marked. */
export function commandOption({ group, text, href, sets, goKey }: Command, words: string): SearchOption {
  const content = (
    <>
      <strong>
        <Marked text={text} words={words} />
      </strong>
      {goKey && <kbd aria-hidden="true">g</kbd>}
      {goKey && <kbd aria-hidden="true">{goKey}</kbd>}
    </>
  )
  return { key: `${group} ${href ?? sets?.join()}`, group: commandGroups[group], content, href, ...(sets && { sets }) }
}

/** A record as an option; `words` are marked. */
export function recordOption(hit: Hit, isGrouped: boolean, words: string): SearchOption {
  const { key, module, title, reference, href } = hit
  const record = { key, module, title, reference, href }
  const group = isGrouped && module ? (`search.kind.${module}` as const) : undefined
  return { key, group, href, record, content: <HitText hit={hit} words={words} /> }
}

function HitText({ hit, words }: { hit: Hit; words: string }) {
  const intl = useIntl()
  const kind = hit.module && intl.formatMessage({ id: `search.one.${hit.module}` })
  const updated =
    hit.updated &&
    hit.module !== "member" &&
    intl.formatMessage({ id: "search.updated" }, { time: <Time moment={hit.updated} /> })
  const thread = hit.isThread && intl.formatMessage({ id: "thread.detail.title" })
  const facts = [thread, kind, hit.reference, hit.group, updated, hit.status && intl.formatMessage({ id: hit.status })]
  return (
    <>
      <strong>
        <Marked text={hit.title} words={words} />
      </strong>
      <small className="muted">
        {facts.filter(Boolean).map((fact, at) => (
          <Fragment key={at}>
            {at > 0 && " · "}
            {fact}
          </Fragment>
        ))}
      </small>
      {hit.excerpt && (
        <small className="muted">
          <Marked text={hit.excerpt} words={words} />
        </small>
      )}
    </>
  )
}

/** The options in the order of their groups: a group stands where its first option is. */
export function inGroups(options: readonly SearchOption[]): SearchOption[] {
  const groups = new Map<SearchOption["group"], SearchOption[]>()
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return [...groups.values()].flat()
}

type SearchOptionsProps = {
  id: string
  /** In the order of their groups. */
  options: SearchOption[]
  /** The option that Enter takes. */
  active: SearchOption | undefined
  onTake: (option: SearchOption) => void
}

/** What is offered, below the headings of its groups: the arrow keys of the search field select an option. */
export function SearchOptions({ id, options, active, onTake }: SearchOptionsProps) {
  const intl = useIntl()
  const activeId = active && `${id}${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <div id={id} role="listbox" className="hits" aria-label={intl.formatMessage({ id: "search.results" })}>
      {groups.map((group) => (
        <OptionGroup key={group ?? ""} title={group}>
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <Option
                key={option.key}
                id={`${id}${option.key}`}
                option={option}
                isActive={option === active}
                onTake={onTake}
              />
            ))}
        </OptionGroup>
      ))}
    </div>
  )
}

function OptionGroup({ title, children }: { title: MessageId | undefined; children: ReactNode }) {
  const intl = useIntl()
  const id = useId()
  if (title === undefined) return children
  return (
    <div role="group" aria-labelledby={id}>
      <small id={id} className="muted" role="presentation">
        {intl.formatMessage({ id: title })}
      </small>
      {children}
    </div>
  )
}

type OptionProps = { id: string; option: SearchOption; isActive: boolean; onTake: (option: SearchOption) => void }

function Option({ id, option, isActive, onTake }: OptionProps) {
  const props = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    onClick: () => onTake(option),
  }
  if (option.href === undefined)
    return (
      <button type="button" {...props}>
        {option.content}
      </button>
    )
  return (
    <Link to={option.href} {...props}>
      {option.content}
    </Link>
  )
}
