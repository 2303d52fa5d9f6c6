import { approval, approvalInChinese, type BallotWords } from "./words.ts"

/** Texts of the Aurora ballots, in the order of the plans. */
export const auroraBallots: readonly BallotWords[] = [
  {
    subject: "Adopt the 0.75 V receiver reference",
    question:
      "Shall clause 7.4 use **0.75 V** as the receiver reference level, replacing the range of 0.70 V to 0.80 V?\n\nPlease read the comment resolution sheet before you vote.",
    options: approval,
    comments: [
      "Comment 12, clause 7.4: accepted",
      "Comment 27, clause 7.4: accepted",
      "Comment 31, annex D: withdrawn",
    ],
    proposal: 1,
  },
  {
    subject: "Adopt revision 3 of the patent policy",
    question: "Shall the alliance adopt **revision 3** of its patent policy? It takes effect with the next plenary.",
    options: approval,
  },
  {
    subject: "链路训练采用 12 毫秒恢复时限",
    question: "链路训练状态机的恢复时限是否定为 **12 毫秒**？\n\n背景：一读讨论中三家单位提供了测量数据。",
    options: approvalInChinese,
  },
  {
    subject: "Budget of the conformance programme",
    question: "Shall the committee approve the budget of the **conformance programme** for the coming year?",
    options: approval,
  },
  {
    subject: "Move annex D to normative text, second ballot",
    question: "Shall annex D become **normative** with the changes that the first ballot asked for?",
    options: approval,
    comments: ["Annex D.2: figure replaced", "Annex D.4: wording of the measurement method changed"],
  },
  {
    subject: "224 G 链路训练联合立场",
    question: "是否以联盟名义向国际标准组织提交 **224 G 链路训练联合立场**？",
    options: approvalInChinese,
  },
  {
    subject: "第 19 次全会举办地",
    question: "第 19 次全体会员大会在哪里举办？三个候选城市均已确认会场与时间。",
    options: [
      { id: "tromso", text: "特罗姆瑟", is_abstention: false },
      { id: "chengdu", text: "成都", is_abstention: false },
      { id: "halifax", text: "哈利法克斯", is_abstention: false },
    ],
  },
  {
    subject: "Move annex D to normative text",
    question: "Shall annex D, *Measurement methods*, become **normative**?",
    options: approval,
  },
  {
    subject: "采用一致性测试用例集 0.9 版",
    question: "是否采用**一致性测试用例集 0.9 版**，并交测试机构试用？",
    options: approvalInChinese,
    comments: ["用例 7.2-01：采纳", "用例 7.3-04：推迟至 1.0 版"],
  },
  {
    subject: "Minutes of the 17th plenary",
    question: "Shall the committee approve the minutes of the **17th plenary** as circulated?",
    options: approval,
  },
  {
    subject: "Withdraw test case 7.3-04",
    question: "Shall test case 7.3-04 be withdrawn from the catalogue?",
    options: approval,
    reason: "The editors have replaced the test case after the ballot had started.",
  },
  {
    subject: "光纤规范 3.1 转为维护状态",
    question: "光纤规范 3.1 是否不再修订，仅保留勘误？",
    options: approvalInChinese,
    reason: "FIBR 工作组已解散。",
  },
  {
    subject: "Membership fees of the coming year",
    question: "Shall the fees stay as they are? Each entity has one vote, weighted by its member level.",
    options: approval,
  },
  {
    subject: "Chair of the technical board",
    question: "Who shall lead the technical board for the next two years? The ballot is **secret**.",
    options: [
      { id: "ellingsen", text: "Mara Ellingsen", is_abstention: false },
      { id: "okafor", text: "Emeka Okafor", is_abstention: false },
      { id: "abstain", text: "Abstain", is_abstention: true },
    ],
  },
]
