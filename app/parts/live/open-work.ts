import { areFormsUnsaved } from "#app/forms/recovery/unsaved-forms.ts"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = "input:not([type=hidden], [type=submit], [type=button]), textarea, select, [contenteditable=true]"

/** Forms in which something was entered since this page was shown. */
const touched = new WeakSet<HTMLFormElement>()

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>("main form[method=post]") : null

/** Notes what is entered from now on. */
export function watchForms(): void {
  const onForm = (kind: string, note: (form: HTMLFormElement) => void) =>
    document.addEventListener(
      kind,
      ({ target }) => {
        const form = formOf(target)
        if (form) note(form)
      },
      true,
    )
  for (const kind of ["input", "change"]) onForm(kind, (form) => touched.add(form))
  for (const kind of ["reset", "submit"]) onForm(kind, (form) => touched.delete(form))
}

/** Whether a control differs from how the server sent it: it was changed before anybody watched. */
function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false // the browser selects the first option by itself
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

const isShown = (element: Element) => element.getClientRects().length > 0

/**
 * Whether a form edits a record: it has texts and says which version it replaces. With a newer version and the older texts it would
 * overwrite what somebody else has written, so its page is never read again by itself.
 */
const isEditing = (form: HTMLFormElement) =>
  form.querySelector("input[name=version]") !== null &&
  [...form.querySelectorAll("textarea, input:is([type=text], :not([type])), [contenteditable=true]")].some(isShown)

function isInUse(form: HTMLFormElement): boolean {
  if (touched.has(form) || isEditing(form)) return true
  const own = [...form.querySelectorAll<Control>(controls)]
  return own.some((control) => control === document.activeElement || differs(control))
}

/** Whether somebody is in the middle of something on this page: a form has been begun, a question or a menu is open. */
export function hasOpenWork(): boolean {
  if (areFormsUnsaved() || document.querySelector("dialog[open], .drag") !== null) return true
  return [...document.querySelectorAll<HTMLFormElement>("main form[method=post]")].some(isInUse)
}
