/** What is sent when somebody without scripts looks for people instead of saving: which picker, and which group's people. */
const find = "find"

const enter = "enter"

/** The button that searches in the picker of a field, or shows the people of a group. */
export function findButton(field: string, acronym?: string) {
  return { name: find, value: acronym === undefined ? field : `${field} ${acronym}`, formNoValidate: true }
}

/** For the form's hidden first button: Enter in the search box then searches instead of saving. */
export const findByEnter = { name: find, value: enter }

/** The names of a picker's search box, and of what it showed when the page was made. */
export function findNames(field: string) {
  return { typed: `find-${field}`, shown: `found-${field}` }
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/**
 * What somebody without scripts looks for in the picker of a field; undefined when the form was sent to be saved.
 * @returns `q` words, `group` an acronym; neither for all groups
 */
export function searchRequest(form: FormData, field: string): { q?: string; group?: string } | undefined {
  const [button, acronym] = textOf(form, find).split(" ")
  const names = findNames(field)
  const q = textOf(form, names.typed)
  if (button === field) return acronym ? { group: acronym } : { ...(q && { q }) }
  const isNew = q !== "" && q !== textOf(form, names.shown)
  return button === enter && isNew ? { q } : undefined
}
