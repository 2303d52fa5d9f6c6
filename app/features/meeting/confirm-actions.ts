import type { MessageId } from "#app/ui/message-id.ts"

/** What is done to a meeting after a question (FORM-06, FORM-10). */
export const confirmActions = ["cancel", "end", "remind"] as const

export type ConfirmAction = (typeof confirmActions)[number]

/** The words of each question: on the page, in the dialog, on the buttons, and when it is done. */
export const confirmTexts = {
  cancel: {
    link: "meeting-confirm.cancel.link",
    title: "meeting-confirm.cancel.title",
    text: "meeting-confirm.cancel.text",
    done: "meeting-confirm.cancel.done",
  },
  end: {
    link: "meeting-confirm.end.link",
    title: "meeting-confirm.end.title",
    text: "meeting-confirm.end.text",
    done: "meeting-confirm.end.done",
  },
  remind: {
    link: "meeting-confirm.remind.link",
    title: "meeting-confirm.remind.title",
    text: "meeting-confirm.remind.text",
    done: "meeting-confirm.remind.done",
  },
} as const satisfies Record<ConfirmAction, Record<string, MessageId>>

/** The action that an address names. */
export function confirmActionOf(name: string | undefined): ConfirmAction | undefined {
  return confirmActions.find((action) => action === name)
}
