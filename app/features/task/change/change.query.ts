import { isRecordId } from "#app/lib/route-params.ts"

/** What can be changed in the row of a task (TASK-02, TASK-03). */
const changeFields = ["status", "priority", "deadline", "assignee"] as const

export type ChangeField = (typeof changeFields)[number]

/** One field of one task whose form is open. */
export type OpenChange = { id: string; field: ChangeField }

const parameter = "change"

/** Id of the open form. */
export const changeFormId = "task-change"

/** Id of the link that opens the form of a field. */
export const changeLinkId = ({ id, field }: OpenChange) => `${field}-of-${id}`

/** The form that a URL asks for: `?change=task-7.deadline`. */
export function changeFrom(url: string): OpenChange | undefined {
  const asked = new URL(url).searchParams.get(parameter) ?? ""
  const end = asked.lastIndexOf(".")
  const id = asked.slice(0, end)
  const field = changeFields.find((known) => known === asked.slice(end + 1))
  return field && isRecordId(id) ? { id, field } : undefined
}

/**
 * URL of a page with the form of one field open. A field takes the focus, which a browser does not give it in a page opened at a fragment;
 * the buttons of the state do not.
 * @param list the query string of the page, `?` included
 */
export function changeHref(list: string, { id, field }: OpenChange): string {
  const open = `${list}${list === "?" ? "" : "&"}${parameter}=${encodeURIComponent(id)}.${field}`
  return field === "status" ? `${open}#${changeFormId}` : open
}

/** The page of a URL with the form of one field open, for a form that is sent to it: path and query. */
export function withChange(url: string, { id, field }: OpenChange): string {
  const page = withoutChange(url)
  return `${page}${page.includes("?") ? "&" : "?"}${parameter}=${encodeURIComponent(id)}.${field}`
}

/** The page of a URL without an open form, for a redirect: path and query. */
export function withoutChange(url: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete(parameter)
  const query = String(searchParams)
  return query === "" ? pathname : `${pathname}?${query}`
}
