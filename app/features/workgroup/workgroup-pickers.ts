/** The pickers of the form of a new group, by the contract's fields: message ids of the roles people begin in. */
export const pickerLabels = {
  chair_ids: "workgroup.role.chair",
  vice_chair_ids: "workgroup.role.vice_chair",
  secretary_ids: "workgroup.role.secretary",
  member_ids: "workgroup.role.member",
} as const

/** The name of one of them. */
export type Picker = keyof typeof pickerLabels

/** All of them, the highest role first. */
export const pickers = Object.keys(pickerLabels) as Picker[]
