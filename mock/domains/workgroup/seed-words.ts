import type { AllianceKey, Both } from "#mock/engine/seed/alliances.ts"
import type { WorkgroupRow } from "./records.ts"

/** A seeded group; its description is in one language. */
export type GroupWords = Pick<WorkgroupRow, "acronym" | "type" | "status"> & { name: Both; description: string }

function group(acronym: string, name: Both, description: string, more: Partial<GroupWords> = {}): GroupWords {
  return { acronym, name, type: "public", status: "normal", description, ...more }
}

/** The officers of the sign-on page are in the first group; `restricted-member` is the only one of them in the restricted group. */
export const groupWords: Readonly<Record<AllianceKey, readonly GroupWords[]>> = {
  aurora: [
    group(
      "COPT",
      ["相干光学", "Coherent Optics"],
      "The group writes the **optical part** of the Aurora link specification: transmitter and receiver characteristics, the lane skew budget, the reference channel and the measurement methods.\n\nContributions are due two working days before a meeting.",
    ),
    group(
      "LINK",
      ["链路层", "Link Layer"],
      "The group writes the **link layer**: training, forward error correction and the recovery from errors.\n\nDraft 1.2 is in progress.",
    ),
    group(
      "CONF",
      ["一致性测试", "Conformance and Test"],
      "本组编制**一致性测试规范**与测试用例集，组织互通测试，并与测试机构保持联络。\n\n测试用例的意见请提前一周提交。",
    ),
    group("PWR", ["供电与散热", "Power and Thermal"], "本组负责**供电、热等级与冷板散热**的要求和测量方法。"),
    group(
      "MGMT",
      ["管理接口", "Management Interface"],
      "The group defines the **register map**, the alarms and the firmware update of pluggable modules.",
    ),
    group(
      "MECH",
      ["结构与连接器", "Mechanics and Connectors"],
      "The group specifies **cages, connectors and compliance boards**, with their tolerances and inspection criteria.",
    ),
    group(
      "STEER",
      ["指导委员会", "Steering Committee"],
      "The committee decides on **budget, membership and the roadmap** of the working groups.",
      { type: "restricted" },
    ),
    group("FIBR", ["传统光纤", "Legacy Fibre"], "本组维护**传统光纤规范**，任务完成后已解散。", { status: "disband" }),
  ],
  harbor: [
    group(
      "LIDAR",
      ["激光雷达", "Lidar Ranging"],
      "The group writes the **calibration guide** for lidar ranging in ports and on quays.\n\nContributions are due two working days before a meeting.",
    ),
    group(
      "SONAR",
      ["声学探测", "Acoustic Sounding"],
      "The group specifies **time base, noise reference and records** of acoustic sounding.",
    ),
    group("BUOY", ["浮标网络", "Buoy Network"], "本组负责**浮标网络**的系泊、供电与遥测。"),
    group("DATA", ["数据交换", "Data Exchange"], "本组编制**数据交换格式**，并组织互操作测试。"),
    group("BOARD", ["理事会", "Board"], "The board decides on **budget, membership and trial harbours**.", {
      type: "restricted",
    }),
    group("TIDE", ["潮位观测", "Tide Gauges"], "The group ran the **tide gauges** until they were handed over.", {
      status: "disband",
    }),
  ],
}
