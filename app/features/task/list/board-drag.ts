/**
 * Lets the tasks of a board be dropped on the columns that they may move to (`data-to`); the others are dimmed meanwhile. Dragging is the
 * browser's own, for a mouse: on touch screens and by keyboard a task is moved by its form.
 * @param drop called with the id of the task and the state of the column
 */
export function boardDrag(board: HTMLElement, drop: (task: string, status: string) => void): void {
  let dragged: HTMLElement | undefined
  const columnOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-status]") : null
  const isTarget = (column: HTMLElement | null): column is HTMLElement => column?.dataset["drop"] === "yes"

  const cardOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>("[data-task]") : null)

  const start = (event: DragEvent) => {
    // Most of a card is links, which browsers drag by themselves: the card is meant.
    const card = cardOf(event)
    if (!card?.draggable) return
    dragged = card
    event.dataTransfer?.setDragImage(card, 0, 0)
    const targets = new Set(card.dataset["to"]?.split(" "))
    for (const column of board.querySelectorAll<HTMLElement>("[data-status]"))
      column.dataset["drop"] = targets.has(column.dataset["status"] ?? "") ? "yes" : "no"
    event.dataTransfer?.setData("text/plain", card.dataset["task"] ?? "")
  }
  const over = (event: DragEvent) => {
    if (dragged && isTarget(columnOf(event))) event.preventDefault()
  }
  const end = () => {
    dragged = undefined
    for (const column of board.querySelectorAll<HTMLElement>("[data-drop]")) delete column.dataset["drop"]
  }
  const dropped = (event: DragEvent) => {
    const column = columnOf(event)
    const task = dragged?.dataset["task"]
    if (!task || !isTarget(column)) return
    event.preventDefault()
    drop(task, column.dataset["status"] ?? "")
    end()
  }
  board.addEventListener("dragstart", start)
  board.addEventListener("dragover", over)
  board.addEventListener("drop", dropped)
  board.addEventListener("dragend", end)
}
