/** The states of a notice (NOTICE-02). */
export const noticeStatuses = ["draft", "sending", "sent"] as const

/** The dial of each state. */
export const noticeDials = { draft: "draft", sending: "live", sent: "done" } as const

/** Message ids of the states. */
export const noticeStatusTexts = { draft: "status.draft", sending: "status.sending", sent: "status.sent" } as const

/** What has become of the mail to one recipient. */
export const deliveryStates = ["failed", "waiting", "handed_over"] as const

/** The dial of each of them. */
export const deliveryDials = { failed: "stop", waiting: "idle", handed_over: "done" } as const

/** Message ids of them. */
export const deliveryStateTexts = {
  failed: "status.failed",
  waiting: "notice.delivery.waiting",
  handed_over: "notice.delivery.handed-over",
} as const
