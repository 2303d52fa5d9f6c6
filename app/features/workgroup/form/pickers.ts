/** The people pickers of the form for a new group, keyed by the contract's fields: message ids of the initial roles. */
export const pickerLabels = {
  chair_ids: "workgroup.role.chair",
  vice_chair_ids: "workgroup.role.vice_chair",
  secretary_ids: "workgroup.role.secretary",
  member_ids: "workgroup.role.member",
} as const

/** The name of a picker. */
export type Picker = keyof typeof pickerLabels

/** All pickers, highest role first. */
export const pickers = Object.keys(pickerLabels) as Picker[]
