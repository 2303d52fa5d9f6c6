import type { AllianceKey } from "#mock/engine/seed/alliances.ts"

export type PollWords = { subject: string; text: string; reason?: string }

/** The texts of the polls of `seed.ts`, in its order, each record in one language; the last one is decided. */
export const pollWords: Readonly<Record<AllianceKey, readonly PollWords[]>> = {
  aurora: [
    {
      subject: "Lane skew measurements: joint review",
      text: "The three vendors compare their **skew measurements**. One long call is enough.\n\n1. Set-up of each laboratory\n2. Differences above 0.2 ns\n3. What goes into annex D",
    },
    {
      subject: "合规板评审：第二轮",
      text: "评审 **18 层**与 16 层合规板方案，请各单位携带仿真数据。",
    },
    {
      subject: "Visit to the test bench",
      text: "A tour of the new **test bench**, with a demonstration.",
      reason: "The bench is being moved; a new poll follows in spring.",
    },
    {
      subject: "联盟春季全会日期",
      text: "请所有成员选择可参加**春季全会**的日期，会期一天。",
    },
    {
      subject: "受限工作组：样品交接",
      text: "样品交接与保密协议说明。",
    },
    {
      subject: "Closing review of the legacy specification",
      text: "What remains to be archived.",
    },
    {
      subject: "Anniversary plenary",
      text: "The plenary **after next** needs a large hall: two dates are left.",
    },
    {
      subject: "Next call of the group: which day?",
      text: "A **planned call** has to move. What suits most of us?",
    },
  ],
  harbor: [
    {
      subject: "声呐标定数据交流",
      text: "各单位比对**标定数据**，会议时长九十分钟。",
    },
    {
      subject: "Field trial: lessons learned",
      text: "What the **field trial** showed, and what the next one needs.",
    },
    {
      subject: "Harbour tour",
      text: "A tour of the instrumented quay.",
      reason: "The quay is closed for repairs.",
    },
    {
      subject: "Date of the general assembly",
      text: "Please choose the days on which you can attend the **general assembly**.",
    },
    {
      subject: "受限工作组：数据交接",
      text: "数据交接与保密协议说明。",
    },
    {
      subject: "归档评审会",
      text: "需要归档的内容。",
    },
    {
      subject: "周年全会",
      text: "**周年全会**需要大会场，仅余两个日期。",
    },
    {
      subject: "下次组会改在哪一天？",
      text: "原定的**组会**需要改期，请选择合适的时间。",
    },
  ],
}
