/** What one application is about, in its own language. */
export type Words = {
  company: string
  product: string
  subject: string | null
  memo: string | null
  cycle: string
  fees: string
  rules: string
  objection: string
  answer: string
  rejection: string
  report: string
  certificate: string
  feedback: string
}

const english = {
  cycle: "4 weeks from acceptance",
  fees: "12,750 EUR",
  rules: "The label stands on the type plate, at least 8 mm high, in **one colour**.",
  objection: "The fee covers eight lanes; this product has four.",
  answer: "Agreed: the second issue covers four lanes.",
  rejection: "The firmware version is missing in the data sheet.",
  report: "Test report",
  certificate: "Certificate of conformity",
  feedback: "The samples arrived on Tuesday.",
}

const chinese = {
  cycle: "接受后四周",
  fees: "人民币 98,000 元",
  rules: "标识须印于铭牌，高度不小于 8 毫米，**单色**。",
  objection: "费用按八通道计算，而本产品只有四通道。",
  answer: "同意，第二版按四通道计算。",
  rejection: "数据表中缺少固件版本。",
  report: "测试报告",
  certificate: "符合性证书",
  feedback: "样品已于周二收到。",
}

/** The applications of the seed have these in turn. */
export const words: readonly Words[] = [
  {
    ...english,
    company: "Meridian Loom",
    product: "ML-8 retimer module",
    subject: "ML-8 retimer module, firmware 3.x",
    memo: "Same hardware as the ML-4, new firmware.",
  },
  { ...chinese, company: "云砺科技", product: "YL-400 相干光模块", subject: null, memo: null },
  { ...english, company: "Halden Lightworks", product: "HL-800 transceiver", subject: null, memo: null },
  { ...chinese, company: "北极星网络", product: "PN-32 交换机", subject: "PN-32 交换机首次认证", memo: "硬件版本 B。" },
]
