import type { AllianceKey } from "#mock/engine/seed/alliances.ts"

/** The texts of one seeded task, all in one language. */
export type TaskWords = { subject: string; text?: string; said?: readonly string[]; end?: string }

/** The texts of the tasks, in the order of the plans in `seed.ts`, each matching its group. */
export const taskWords: Readonly<Record<AllianceKey, readonly TaskWords[]>> = {
  aurora: [
    {
      subject: "Upload channel models, 0.5 m to 3 m",
      text: "One Touchstone file for each length:\n\n- 0.5 m, 1 m, 2 m and 3 m\n- both ends **de-embedded**",
    },
    { subject: "整理第 17 次全会光学组纪要", text: "按议题整理，**决议**单独列出。" },
    {
      subject: "Review the figures of annex D",
      text: "Figures D.1 to D.6. It waits for the new test fixture.",
      said: ["D.4 shows the old connector.", "The fixture arrives next week; we go on then."],
    },
    {
      subject: "Feedback on draft 1.2 of the link layer",
      text: "One comment for each clause.",
      said: ["Sent to the editor, 14 comments."],
      end: "14 comments were sent to the editor of LINK.",
    },
    { subject: "更新第 7.4 条测量方法", end: "该条并入第 7.3 条，不再单独修订。" },
    { subject: "Draft the membership fees of the coming year", text: "With the numbers of the **last three years**." },
    {
      subject: "Prepare draft 2.0 of the optical specification",
      text: "Everything that was decided up to the October meeting goes into draft 2.0.\n\n1. Clause 7.3 as adopted\n2. Annex D with new figures\n3. Editorial comments",
      said: ["Clause 7.3 is in the document folder.", "Who draws the figures of annex D?"],
    },
    { subject: "Redraw figure D.4", text: "As vector graphics, please." },
    { subject: "Insert clause 7.3 as adopted", end: "Inserted, with the table of lane skew." },
    { subject: "编制接收机灵敏度测试用例", text: "等待测试板到货。", said: ["测试板预计两周后到货。"] },
    { subject: "归档 FIBR 规范 3.1 的源文件", text: "源文件交**秘书处**保存。" },
    { subject: "移交 FIBR 邮件列表", end: "列表已移交秘书处。" },
    { subject: "Find a host for the April plug test" },
    { subject: "Compare training patterns of 2^13 and 2^15", text: "Simulate **both**, at the worst channel." },
    { subject: "Write the state diagram of error recovery" },
    { subject: "核对测试用例目录 0.9", text: "对照规范第 5 至 9 章。" },
    { subject: "联系石礁实验室确认互通测试日期" },
    { subject: "Book the laboratory for the skew measurement", end: "Booked for three days." },
  ],
  harbor: [
    {
      subject: "Collect the data of the harbour trial",
      text: "All runs of the first week, as they were recorded:\n\n- raw data\n- **weather**",
    },
    { subject: "整理第 8 次大会激光雷达组纪要", text: "按议题整理，**决议**单独列出。" },
    {
      subject: "Draft the calibration annex",
      text: "It waits for the reference targets.",
      said: ["The targets are late.", "We go on when they are here."],
    },
    {
      subject: "联系港务局确认测点",
      text: "确认**三个**测点的进场时间。",
      said: ["港务局已回复。"],
      end: "三个测点均已确认。",
    },
    { subject: "Redraw figure B.2", end: "The figure is dropped." },
    { subject: "Draft the agreement with the port authority", text: "With the **liability** clause of last year." },
    {
      subject: "Prepare version 1.1 of the calibration guide",
      text: "Everything that was decided since the last general meeting goes into version 1.1.",
      said: ["The chapter on targets is ready.", "Who checks the tables?"],
    },
    { subject: "Check the tables of chapter 4" },
    { subject: "Rewrite the chapter on targets", end: "Rewritten after the trial." },
    { subject: "整理标定靶清单", text: "等待供应商报价。", said: ["报价预计两周后收到。"] },
    { subject: "Hand over the records of the tide gauges", text: "To the **secretariat**." },
    { subject: "Close the mailing list", end: "It is closed." },
    { subject: "Find a quay for the spring trial" },
    { subject: "Compare two time bases", text: "Over **48 hours**." },
    { subject: "Write the format of noise records" },
    { subject: "核对浮标系泊清单", text: "按海区核对。" },
    { subject: "联系供应商确认电池交期" },
    { subject: "Book the quay crane", end: "Booked for two days." },
  ],
}
