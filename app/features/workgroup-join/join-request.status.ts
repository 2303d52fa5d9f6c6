/** The states of a request to join a group (openapi/states/workgroup-join-request.yaml). */
export const joinStatuses = ["pending", "accepted", "declined", "withdrawn", "lapsed"] as const

export const joinDials = {
  pending: "hold",
  accepted: "done",
  declined: "stop",
  withdrawn: "void",
  lapsed: "void",
} as const

/** Message ids of the states. */
export const joinStatusTexts = {
  pending: "status.pending",
  accepted: "status.accepted",
  declined: "status.declined",
  withdrawn: "status.withdrawn",
  lapsed: "status.lapsed",
} as const
