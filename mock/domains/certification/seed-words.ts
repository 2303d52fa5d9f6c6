/** The texts of one application, in its language. */
export type Words = {
  company: string
  product: string
  subject: string | null
  memo: string | null
  cycle: string
  fees: string
  rules: string
  /** Texts of an objection to an evaluation and of one to results. */
  objections: { evaluation: string; result: string }
  /** Reasons for rejecting an application and for rejecting results. */
  rejections: { review: string; result: string }
  report: string
  /** Names of the agency's certificate and of the final one. */
  certificates: { agency: string; final: string }
  feedback: string
}

const english = {
  subject: null,
  memo: null,
  cycle: "4 weeks from acceptance",
  fees: "12,750 EUR",
  rules: "The label goes on the type plate, at least 8 mm high, in **one colour**.",
  objections: {
    evaluation: "The fee is for two products; the application names one.",
    result: "The report names firmware 3.0; the samples had 3.1.",
  },
  rejections: {
    review: "The name of the product lacks the firmware version.",
    result: "The report lacks the measurements at 70 °C.",
  },
  report: "Test report",
  certificates: { agency: "Agency certificate of conformity", final: "Final certificate of conformity" },
  feedback: "The samples arrived on Tuesday.",
}

const chinese = {
  subject: null,
  memo: null,
  cycle: "接受后四周",
  fees: "人民币 98,000 元",
  rules: "标识须印于铭牌，高度不小于 8 毫米，**单色**。",
  objections: {
    evaluation: "费用按两款产品计算，而本申请只有一款。",
    result: "报告所列固件版本为 3.0，而送测样品为 3.1。",
  },
  rejections: {
    review: "产品名称中缺少固件版本。",
    result: "报告缺少 70 °C 下的测量结果。",
  },
  report: "测试报告",
  certificates: { agency: "认证机构符合性证书", final: "最终符合性证书" },
  feedback: "样品已于周二收到。",
}

/** Applicants without texts of their own belong to no member organisation; their applications alternate between two languages. */
const others: readonly [Words, Words] = [
  {
    ...chinese,
    company: "青石微电子",
    product: "QS-32 交换芯片",
    subject: "QS-32 交换芯片首次认证",
    memo: "硬件版本 B。",
  },
  {
    ...english,
    company: "Bluestone Micro",
    product: "QS-8 retimer",
    subject: "QS-8 retimer, firmware 3.x",
    memo: "Same hardware as the QS-4, new firmware.",
  },
]

const byPerson: Readonly<Record<string, Words>> = {
  secretary: { ...chinese, company: "云砺科技", product: "YL-400 相干光模块" },
  chair: { ...english, company: "Halden Lightworks", product: "HL-800 transceiver" },
  "lab-tester": { ...english, company: "Skerry Test House", product: "ST-2 test fixture" },
}

/** The texts of an application: its company is the applicant's employer. */
export function wordsOf(person: string | undefined, number: number): Words {
  return byPerson[person ?? ""] ?? others[number % 2 === 0 ? 0 : 1]
}
