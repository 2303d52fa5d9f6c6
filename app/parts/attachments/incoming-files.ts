/** Marks the file inputs of a form that take dropped and pasted files. */
const takesFiles = "data-takes-files"

/** The name of the mark of an input on which a dragged file would land. */
const over = "over"

const inputsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>(`[${takesFiles}]`)]

/**
 * The file input for something that happens in a form: the only one, or else the one of the field in which it happens. Among several, the
 * person has to say which: a file in the wrong field would be sent to the wrong people.
 */
function inputFor(form: HTMLFormElement, target: EventTarget | null): HTMLInputElement | undefined {
  const inputs = inputsIn(form)
  if (inputs.length < 2) return inputs[0]
  const field = target instanceof Element ? target.closest("fieldset, .field") : null
  return inputs.find((input) => field?.contains(input))
}

/** Whether a paste is a text for the control that has the focus: a table copied from a spreadsheet comes with a picture of itself. */
function isText({ clipboardData, target }: ClipboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement && target.matches("input, textarea, [contenteditable], [contenteditable] *")
  return isTyped && (clipboardData?.getData("text/plain") ?? "") !== ""
}

/**
 * Lets files be dropped anywhere on the form of an input, and pasted into it; also if nothing of the page has the focus. Rich texts take their
 * images themselves, before this does. A file that is dropped on none of several fields is refused, instead of opened by the browser.
 * @param take called with the files
 * @returns ends it
 */
export function receiveFiles(input: HTMLInputElement, take: (files: File[]) => void): () => void {
  const { form } = input
  if (!form) return () => undefined
  const listening = new AbortController()
  const { signal } = listening
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false
  const isMine = (target: EventTarget | null) => inputFor(form, target) === input
  const mark = (isOver: boolean) => input.parentElement?.toggleAttribute(`data-${over}`, isOver)
  const accept = (event: Event, files: File[]) => {
    event.preventDefault()
    take(input.multiple ? files : files.slice(0, 1))
  }
  input.setAttribute(takesFiles, "")
  form.addEventListener(
    "dragover",
    (event) => {
      if (!hasFiles(event)) return
      mark(!event.defaultPrevented && isMine(event.target))
      if (event.dataTransfer && inputFor(form, event.target) === undefined) event.dataTransfer.dropEffect = "none"
      event.preventDefault()
    },
    { signal },
  )
  form.addEventListener(
    "dragleave",
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) mark(false)
    },
    { signal },
  )
  form.addEventListener(
    "drop",
    (event) => {
      mark(false)
      if (event.defaultPrevented || !hasFiles(event)) return
      if (isMine(event.target)) accept(event, [...(event.dataTransfer?.files ?? [])])
      else if (inputFor(form, event.target) === undefined) event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    "paste",
    (event) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented || isText(event)) return
      if (isHere(form, event.target) && isMine(event.target)) accept(event, files)
    },
    { signal },
  )
  return () => {
    listening.abort()
    mark(false)
    input.removeAttribute(takesFiles)
  }
}

/** Whether a paste is in the form; one where nothing has the focus is, if no other form takes files. */
function isHere(form: HTMLFormElement, target: EventTarget | null): boolean {
  if (target !== document.body) return target instanceof Node && form.contains(target)
  const inputs = [...document.querySelectorAll(`[${takesFiles}]`)]
  return inputs.every((input) => form.contains(input))
}
