import { textOf } from "#app/forms/schema/form-text.ts"

/** Field name of a people search without scripts: its value says which picker, and which group's people. */
const find = "find"

const enter = "enter"

/** Props of the submit button that searches in a field's picker, or shows the people of a group. */
export function findButton(field: string, acronym?: string) {
  return { name: find, value: acronym === undefined ? field : `${field} ${acronym}`, formNoValidate: true }
}

/** For the form's hidden first button: pressing Enter in the search box then searches instead of saving. */
export const findByEnter = { name: find, value: enter }

/** Field names of a picker's search box, and of the search that the page was rendered with. */
export function findNames(field: string) {
  return { typed: `find-${field}`, shown: `found-${field}` }
}

/**
 * The people search of a submit without scripts; undefined if the form was submitted to save it. A form that is saved with a name that was
 * typed and not searched is searched first: the name would be lost.
 * @returns `q` search text, `group` an acronym; neither of them for all groups
 */
export function searchRequest(form: FormData, field: string): { q?: string; group?: string } | undefined {
  const [button, acronym] = textOf(form, find).split(" ")
  const names = findNames(field)
  const q = textOf(form, names.typed)
  if (button === field) return acronym ? { group: acronym } : { ...(q && { q }) }
  // the button of another picker, or one of conform's, which add and remove rows
  if ((button && button !== enter) || form.has("__intent__")) return undefined
  return q !== "" && q !== textOf(form, names.shown) ? { q } : undefined
}
