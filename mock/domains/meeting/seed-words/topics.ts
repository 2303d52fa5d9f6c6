/** The texts of one seeded topic, all in one language; `feedback` if it has been answered. */
export type TopicWords = { subject: string; text: string; feedback?: string; reason?: string }

/** The combination of a meeting's time and a topic's state that the topic demonstrates. */
export type TopicSlot =
  | "plenary"
  | "comingSubmitted"
  | "comingDiscussed"
  | "comingCompleted"
  | "comingWithdrawn"
  | "runningSubmitted"
  | "runningDiscussed"
  | "overSubmitted"
  | "overDiscussed"
  | "overCompleted"
  | "cancelled"

const aurora: Readonly<Record<TopicSlot, TopicWords>> = {
  plenary: {
    subject: "Which clauses go to the plenary?",
    text: "Clause 7 is stable. Clause 9 still has **four open comments**; I propose to leave it for the next plenary.",
  },
  comingSubmitted: {
    subject: "Measurement bandwidth in clause 7.4",
    text: "The clause names no bandwidth. Proposal: **67 GHz**, with a Bessel-Thomson response of fourth order.",
  },
  comingDiscussed: {
    subject: "第 5 次修订稿的时间安排",
    text: "公示期结束前需完成修订稿。建议：\n\n- 周三前提交编辑性意见\n- 周五前合稿",
    feedback: "同意。请秘书将合稿提前一天发给各编辑。",
  },
  comingCompleted: {
    subject: "Numbering of figures in annex D",
    text: "Figures D.3 and D.4 carry the same number since revision 3.",
    feedback: "Agreed; the editors have corrected the numbers.",
  },
  comingWithdrawn: {
    subject: "Merge clauses 7.3 and 7.4?",
    text: "Both clauses refer to the same reference channel and could become one.",
    reason: "Solved by email with the editors.",
  },
  runningSubmitted: {
    subject: "接收端去偏斜深度的容差",
    text: "意见 41 与 44 均要求给出容差。建议取 **1.6 ns ± 0.2 ns**，并补充两米以上线缆的实测值。",
  },
  runningDiscussed: {
    subject: "Is 3.2 ns normative?",
    text: "The budget has been informative so far. Three plugfests suggest that **3.2 ns** can be required.",
    feedback: "Please bring measured values for at least one cable above two metres.",
  },
  overSubmitted: {
    subject: "Skew of breakout cables",
    text: "Breakout cables add up to 0.4 ns. Should the budget have a line of its own for them?",
  },
  overDiscussed: {
    subject: "下一次互通测试的偏斜测试项",
    text: "建议在互通测试中增加通道偏斜测量，参测单位自带线缆。",
    feedback: "同意，请补充测量步骤。",
  },
  overCompleted: {
    subject: "Editors of clause 7.3",
    text: "Two editors are needed until the end of the public notice.",
    feedback: "Agreed: Shen Muyang and Jonas Brekkhus.",
  },
  cancelled: {
    subject: "Loss of cable assemblies above two metres",
    text: "The model underestimates the loss at 53 GHz by 0.6 dB. I would like to show new data.",
  },
}

const harbor: Readonly<Record<TopicSlot, TopicWords>> = {
  plenary: {
    subject: "Which drafts go to the assembly?",
    text: "The exchange format is ready. The calibration guide still has **two open comments**.",
  },
  comingSubmitted: {
    subject: "Reflectivity of the calibration targets",
    text: "The guide names no reflectivity. Proposal: **10 % and 80 %**, measured once a year.",
  },
  comingDiscussed: {
    subject: "校准指南出版时间安排",
    text: "建议：\n\n- 周三前提交编辑性意见\n- 周五前定稿",
    feedback: "同意。请同时准备英文版。",
  },
  comingCompleted: {
    subject: "Figures of annex B",
    text: "Figure B.2 shows the targets at the wrong distance.",
    feedback: "Agreed; the figure has been redrawn.",
  },
  comingWithdrawn: {
    subject: "Move the glossary to annex A?",
    text: "The terms are used in two documents and could have an annex of their own.",
    reason: "Solved by email with the editors.",
  },
  runningSubmitted: {
    subject: "200 米靶标的安装位置",
    text: "3 号泊位视线被吊机遮挡，建议改到**防波堤西端**。",
  },
  runningDiscussed: {
    subject: "Temperature drift of the timing circuit",
    text: "The drift is 2 mm between 0 °C and 30 °C. Should the guide ask for a correction?",
    feedback: "Please add the measurement of the second vendor.",
  },
  overSubmitted: {
    subject: "Rain data of the harbour trial",
    text: "Two of five days had rain. Can the first reading use those days?",
  },
  overDiscussed: {
    subject: "校准方法的重复性",
    text: "两种方法各测 20 次，重复性分别为 1.1 毫米与 1.4 毫米。",
    feedback: "同意，请补充原始数据。",
  },
  overCompleted: {
    subject: "Editors of the calibration guide",
    text: "Two editors are needed until the guide is published.",
    feedback: "Agreed: Shen Muyang and Jonas Brekkhus.",
  },
  cancelled: {
    subject: "Fee class of research institutes",
    text: "Institutes pay as much as companies today. I propose a class of their own.",
  },
}

/** The texts of the topics, by alliance. */
export const topicWords = { aurora, harbor } as const
