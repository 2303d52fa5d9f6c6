import type { Both } from "#mock/engine/seed/alliances.ts"
import type { MembershipApplicationRow } from "./records.ts"

/** The state of a seeded application: its status, or the step that is open. */
export type State = "materials" | "qualification" | "entry" | "complete" | "reject" | "cancel" | "withdraw"

/** The data of one seeded application. */
export type Plan = {
  state: State
  names: Both
  acronyms: Both
  region: string
  nature: MembershipApplicationRow["nature"]
  contact: readonly [name: string, phone: string]
  /** Days since the submission. */
  ago: number
}

/** One application for each state and step, in the order of their codes. */
export const plans: readonly Plan[] = [
  {
    state: "materials",
    names: ["云岭通信", "Yunling Communications"],
    acronyms: ["云岭", "YUNLING"],
    region: "CN-3301",
    nature: "company",
    contact: ["Aino Rantala", "+358 40 123 4567"],
    ago: 26,
  },
  {
    state: "qualification",
    names: ["北灯研究所", "Nordlicht Institute"],
    acronyms: ["北灯", "NORDLICHT"],
    region: "DE-BY",
    nature: "research_institute",
    contact: ["Jonas Brandl", "+49 89 5550 1234"],
    ago: 22,
  },
  {
    state: "entry",
    names: ["霜原传感", "Rime Sensing"],
    acronyms: ["霜原", "RIME"],
    region: "FI",
    nature: "company",
    contact: ["Eero Lahtela", "+358 9 555 0182"],
    ago: 19,
  },
  {
    state: "complete",
    names: ["子午织机", "Meridian Loom"],
    acronyms: ["子午", "LOOM"],
    region: "PT",
    nature: "company",
    contact: ["Inês Queirós", "+351 22 555 0147"],
    ago: 15,
  },
  {
    state: "reject",
    names: ["江畔光电", "Riverside Photonics"],
    acronyms: ["江畔", "RIVERSIDE"],
    region: "CN-44",
    nature: "company",
    contact: ["何静川", "+86 755 5550 1620"],
    ago: 10,
  },
  {
    state: "cancel",
    names: ["西溪大学", "Xixi University"],
    acronyms: ["西溪", "XIXI"],
    region: "CN-33",
    nature: "university",
    contact: ["陆知远", "+86 571 5550 1388"],
    ago: 8,
  },
  {
    state: "withdraw",
    names: ["远帆协会", "Far Sail Association"],
    acronyms: ["远帆", "SAIL"],
    region: "GB",
    nature: "association",
    contact: ["Harriet Colbourne", "+44 20 5550 0163"],
    ago: 3,
  },
]

/** Reasons for rejecting or closing an application. */
export const reasons: Partial<Record<State, string>> = {
  reject: "The application document is not signed.",
  cancel: "学校决定暂不入会。",
}
