/**
 * Replaces the selection of a text area. Uses `insertText` because it keeps the browser's undo history; without it, sets the text directly
 * and dispatches an input event.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  if (document.execCommand("insertText", false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end")
  area.dispatchEvent(new Event("input", { bubbles: true }))
}
