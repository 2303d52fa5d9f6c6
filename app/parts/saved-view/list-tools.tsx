import { useLocation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { savedViewPaths } from "#app/lib/paths/saved-view.ts"
import { WithFrameParts } from "#app/parts/frame/late-frame.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { ListTools } from "#app/ui/table/list-tools.ts"
import { longestQuery, type SavedView } from "./saved-view.ts"

/** The path of this page below its alliance: the views of a list are those of its page. */
function useListPath(): string {
  return useLocation().pathname.split("/").slice(3).join("/")
}

type LinksProps = { views: SavedView[]; query: string }

/** The person's views of this list, and the whole list. */
function ViewLinks({ views, query }: LinksProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  if (views.length === 0) return null
  const all = { name: intl.formatMessage({ id: "saved-view.all" }), query: "" }
  const isAllSaved = views.some((view) => view.query === "")
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "saved-view.title" })}>
      {[...views, ...(isAllSaved ? [] : [all])].map((view) => (
        <a
          key={view.name}
          dir="auto"
          aria-current={view.query === query ? "true" : undefined}
          {...linkTo(`?${view.query}`, { staysInPlace: true })}
        >
          {view.name}
        </a>
      ))}
      <a {...linkTo(savedViewPaths.mine(url))}>{intl.formatMessage({ id: "saved-view.edit" })}</a>
    </nav>
  )
}

/** A link to the form that saves the list as it is; none if it is the whole list, or one of the person's views. */
function SaveLink({ query }: { query: string }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <a className="quiet" {...linkTo(savedViewPaths.create(url, { list: useListPath(), query }))}>
      {intl.formatMessage({ id: "saved-view.save" })}
    </a>
  )
}

/** Saved views with the filters of every list (ACC-05). */
export const savedViewTools: ListTools = {
  Above({ query }) {
    const list = useListPath()
    return (
      <WithFrameParts>
        {({ views }) => <ViewLinks views={views.filter((view) => view.list === list)} query={query} />}
      </WithFrameParts>
    )
  },
  Last({ query }) {
    const list = useListPath()
    if (query === "" || query.length > longestQuery) return null
    return (
      <WithFrameParts>
        {({ views }) =>
          views.some((view) => view.list === list && view.query === query) ? null : <SaveLink query={query} />
        }
      </WithFrameParts>
    )
  },
}
