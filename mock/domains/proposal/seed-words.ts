import type { AllianceKey } from "#mock/engine/seed/alliances.ts"

type ProposalWords = { title: string; reject_reason?: string; close_reason?: string }

/** The titles of the proposals in the order of the plans, each matching its group, and the reasons why some were rejected or closed. */
export const proposalWords: Readonly<Record<AllianceKey, readonly ProposalWords[]>> = {
  aurora: [
    { title: "Receiver reference level for 224 G lanes" },
    { title: "Test fixture de-embedding method" },
    { title: "Management registers for cold-plate modules" },
    { title: "联盟标准与国际标准的衔接办法" },
    { title: "Link training state machine for 224 G lanes" },
    { title: "冷板模块热阻测量方法与热等级" },
    { title: "Connector keying for dense cages" },
    { title: "Reference transmitter" },
    { title: "一致性测试报告模板" },
    { title: "相干模块热插拔时序" },
    {
      title: "Vendor pages in the register map",
      reject_reason: "Another proposal on the register map is already in progress.",
    },
    { title: "Observer status of universities", close_reason: "The submitter’s company left the alliance." },
    { title: "偏振跟踪测量方法", close_reason: "将以新提案替代。" },
    { title: "Eye mask or statistical eye" },
    { title: "Management interface 1.1" },
    { title: "Wavelength accuracy of tunable lasers" },
    { title: "光模块低温启动时间测量" },
    { title: "Loss budget of short links" },
    { title: "Cleaning of connector faces" },
    { title: "Membership fees of start-ups" },
    { title: "Polarity of parallel fibre links" },
  ],
  harbor: [
    { title: "Range gate calibration method" },
    { title: "Buoy power classes" },
    { title: "Cooperation with the shore power forum" },
    { title: "声呐阵列时间基准" },
    { title: "点云数据交换格式" },
    { title: "岸壁测试靶标" },
    { title: "浮标标识编码" },
    { title: "Rules for trial harbours" },
    { title: "Reference spectrum of harbour noise" },
    { title: "Checksums and signatures of exchange files" },
    {
      title: "Buoys with wind turbines",
      reject_reason: "Another proposal on the power of buoys is already in progress.",
    },
    { title: "研究机构会员规则", close_reason: "提交人所在单位已退出联盟。" },
    { title: "Eye safety of moving scanners", close_reason: "A new proposal will replace it." },
    { title: "浮标低轨遥测协议" },
    { title: "Rules for publications of the alliance" },
    { title: "Angular resolution of harbour scanners" },
    { title: "雾天测距误差评定" },
    { title: "Mounting heights of scanners" },
    { title: "Cleaning of windows at the quay" },
    { title: "Budget of the trial harbours" },
    { title: "Time stamps of range images" },
  ],
}
