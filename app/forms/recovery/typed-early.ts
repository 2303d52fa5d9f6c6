type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person entered into a control. */
type Entry = { value: string; isChecked: boolean; chosen: boolean[]; files: FileList | null }

/** The controls that were changed before the page was hydrated. */
const entries = new Map<Control, Entry>()

/** The forms with such controls. */
const forms = new WeakSet<HTMLFormElement>()

/** The control that has the focus. */
let focused: Control | undefined

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const optionsOf = (control: Control) => (control instanceof HTMLSelectElement ? [...control.options] : [])

function entryOf(control: Control): Entry {
  const { checked = false, files = null } = control as Partial<HTMLInputElement>
  return { value: control.value, isChecked: checked, chosen: optionsOf(control).map((one) => one.selected), files }
}

/** The index of the option that a single select shows at first. */
const firstOption = (options: HTMLOptionElement[]) =>
  Math.max(
    0,
    options.findLastIndex((one) => one.defaultSelected),
  )

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = optionsOf(control)
    if (!control.multiple) return control.selectedIndex >= 0 && control.selectedIndex !== firstOption(options)
    return options.some((one) => one.selected !== one.defaultSelected)
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control.type === "file") return Boolean(control.files?.length)
  if (control.type === "checkbox" || control.type === "radio") return control.checked !== control.defaultChecked
  return control.type !== "hidden" && control.value !== control.defaultValue
}

const note = (control: Control) => {
  entries.set(control, entryOf(control))
  if (control.form) forms.add(control.form)
}

const noteTarget = ({ target }: Event) => {
  if (isControl(target)) note(target)
}

const noteFocus = ({ target }: { target: unknown }) => (focused = isControl(target) ? target : undefined)

const listeners = { input: noteTarget, change: noteTarget, focusin: noteFocus }

/** Notes what was entered so far, and everything that is entered until `restoreEarly` has run for the last time. Called before hydration. */
export function noteEarly(): void {
  for (const control of document.querySelectorAll("input, textarea, select"))
    if (isControl(control) && isChanged(control)) note(control)
  noteFocus({ target: document.activeElement })
  for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener, true)
}

/** All controls with the same form, name and, if it is an option, value; the order tells the rest. */
const alike = (control: Control, root: ParentNode): Control[] => {
  const isOption = (one: Control) => one.type === "checkbox" || one.type === "radio"
  const id = control.form?.id ?? ""
  return [...root.querySelectorAll<Control>("input, textarea, select")].filter(
    (one) =>
      one.name === control.name &&
      one.type === control.type &&
      (one.form?.id ?? "") === id &&
      (!isOption(one) || one.value === control.value),
  )
}

/** The control that React has drawn in place of another. */
function successorOf(control: Control): Control | undefined {
  if (control.isConnected) return control
  const root = control.getRootNode() as ParentNode
  return alike(control, document)[Math.max(0, alike(control, root).indexOf(control))]
}

function restore(control: Control, { value, isChecked, chosen, files }: Entry): void {
  if (control instanceof HTMLInputElement && control.type === "file") {
    if (files?.length) control.files = files
  } else if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio"))
    control.checked = isChecked
  else if (control instanceof HTMLSelectElement)
    optionsOf(control).forEach((one, at) => (one.selected = chosen[at] ?? false))
  else control.value = value
}

const isSame = (a: Entry, b: Entry) =>
  a.value === b.value && a.isChecked === b.isChecked && a.chosen.join() === b.chosen.join() && a.files === b.files

/**
 * Restores what was entered before hydration wherever React has lost it: it draws the document again if an extension has changed it, and resets
 * text areas that had a text (FORM-08). Runs after hydration, and after React has drawn a part again.
 */
export function restoreEarly(): void {
  const last = focused
  for (const [control, entry] of [...entries]) {
    const present = successorOf(control)
    if (!present || isSame(entryOf(present), entry)) continue
    restore(present, entry)
    if (present === control) continue
    entries.delete(control)
    note(present)
    for (const kind of ["input", "change"]) present.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  if (last && !last.isConnected) successorOf(last)?.focus()
}

/** Ends the notes: from now on React knows what is entered. */
export function endEarly(): void {
  for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener, true)
  entries.clear()
}

/** Whether a form was changed before the page was hydrated. */
export const wasChangedEarly = (form: HTMLFormElement): boolean => forms.has(form)
