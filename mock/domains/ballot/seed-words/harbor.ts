import { approval, approvalInChinese, type BallotWords } from "./words.ts"

/** Texts of the Harbor ballots, in the order of the plans. */
export const harborBallots: readonly BallotWords[] = [
  {
    subject: "Adopt the two-target calibration method",
    question:
      "Shall the calibration guide use the **two-target method** for range gates?\n\nPlease read the comment resolution sheet before you vote.",
    options: approval,
    comments: ["Comment 3, annex B: accepted", "Comment 8, annex B: accepted", "Comment 9, clause 5: postponed"],
    proposal: 1,
  },
  {
    subject: "采用数据交换格式 2.0",
    question: "是否采用**数据交换格式 2.0**作为联盟规范？格式与 1.x 版不兼容，过渡期为一年。",
    options: approvalInChinese,
  },
  {
    subject: "Reference spectrum of harbour noise",
    question: "Shall the median of the night hours be the **reference spectrum**?",
    options: approval,
  },
  {
    subject: "第二试验季经费",
    question: "理事会是否批准**第二试验季**经费？",
    options: approvalInChinese,
  },
  {
    subject: "Publish the calibration guide, second ballot",
    question: "Shall the calibration guide be **published** with the changes that the first ballot asked for?",
    options: approval,
    comments: ["Annex B: figures redrawn", "Clause 4: terms aligned with the exchange format"],
  },
  {
    subject: "Joint position on shore power sensors",
    question: "Shall the alliance answer the shore power forum with the **joint position** of its sonar group?",
    options: approval,
  },
  {
    subject: "下一试验港区选址",
    question: "下一季试验在哪个港区进行？三个港区的港务局均已同意。",
    options: [
      { id: "tromso", text: "特罗姆瑟港", is_abstention: false },
      { id: "ningbo", text: "宁波北仑港区", is_abstention: false },
      { id: "halifax", text: "哈利法克斯港", is_abstention: false },
    ],
  },
  {
    subject: "Publish the calibration guide",
    question: "Shall the calibration guide be **published** as version 1.0?",
    options: approval,
  },
  {
    subject: "浮标设计载荷提高到 20 kN",
    question: "浮标系泊的设计载荷是否由 14 kN 提高到 **20 kN**？",
    options: approvalInChinese,
    comments: ["第 4 条：采纳", "附录 A：推迟"],
  },
  {
    subject: "Minutes of the 8th assembly",
    question: "Shall the board approve the minutes of the **8th assembly** as circulated?",
    options: approval,
  },
  {
    subject: "Change the report interval of the buoys",
    question: "Shall the buoys report every five minutes instead of every ten?",
    options: approval,
    reason: "The link budget was corrected after the ballot had started.",
  },
  {
    subject: "Hand over the tide gauges",
    question: "Shall the tide gauges be handed over to the port authority?",
    options: approval,
    reason: "TIDE was disbanded.",
  },
  {
    subject: "下一年度会费标准",
    question: "会费标准是否维持不变？每个单位有一次投票机会，按会员级别加权。",
    options: approvalInChinese,
  },
  {
    subject: "技术委员会主席选举",
    question: "由谁担任下两年的技术委员会主席？本次投票为**无记名投票**。",
    options: [
      { id: "lin", text: "林知远", is_abstention: false },
      { id: "solheim", text: "Ingrid Solheim", is_abstention: false },
      { id: "abstain", text: "弃权", is_abstention: true },
    ],
  },
]
