import { cancelled, held, planned, type MeetingWordsOfAlliance } from "./words.ts"

const coherentOptics = [
  planned(
    "Lane skew budget, third reading",
    [
      "Minutes of the second reading",
      "Receiver-side de-skew: comments 41 and 44",
      "Is 3.2 ns normative?",
      "Open ballot: 0.75 V receiver reference",
    ],
    { proposal: 1 },
  ),
  held("Lane skew budget, second reading", [
    ["Minutes of the first reading", "approved without changes"],
    ["Measured skew, 0.5 m to 3 m", "three vendors presented; the data goes to the document folder"],
    ["Receiver-side de-skew", "the editors propose 1.6 ns ± 0.2 ns; comments 41 and 44 stay open"],
  ]),
  held("Receiver reference level: comment resolution", [
    ["Comments 12 to 40", "28 accepted, one withdrawn"],
    ["One value or a range", "0.75 V goes to a ballot of the group"],
  ]),
  cancelled(
    "Cable assembly loss model",
    ["Loss above two metres", "Reference connector"],
    "The measurement report of the cable vendors is not ready.",
  ),
  planned(
    "Editors: clause 7 clean-up before public notice closes",
    ["Open editorial comments on clause 7", "Numbering of figures in annex D", "Timeline of revision 5"],
    { proposal: 1 },
  ),
  planned("Plenary preparation, optics track", [
    "Report of the chair",
    "Drafts that go to the plenary",
    "Joint session with LINK",
  ]),
]

const linkLayer = [
  held("Link training state machine, first reading", [
    ["States and timers", "four states; the recovery timer is 12 ms"],
    ["Contributions", "two papers, to be merged by the editors"],
  ]),
  held("链路训练：码型与时限", [
    ["训练码型比较", "采用 PRBS13Q，保留 PRBS31Q 作为可选项"],
    ["恢复时限", "12 毫秒，待互通测试验证"],
  ]),
  held(
    "Link training state machine, open issues",
    [
      ["Issue 7: entry to recovery", "resolved, wording of the editors"],
      ["Issue 9: loss of signal while training", "sent to the conformance group"],
    ],
    { proposal: 5 },
  ),
  planned("Joint session with COPT on training patterns", ["Pattern length", "Skew tolerance while training"]),
  planned("前向纠错时延等级", ["时延等级划分", "与 448 G 通道的兼容性", "下一步安排"]),
]

const conformance = [
  held("Test case catalogue 0.9: review", [
    ["Coverage of clause 7", "38 of 42 requirements have a test case"],
    ["Pass criteria", "agreed except for test case 7.3-04"],
    ["Next release", "catalogue 0.9 goes to the test agencies"],
  ]),
  held(
    "Test fixture de-embedding method",
    [
      ["Comparison of two methods", "both agree within 0.1 dB up to 60 GHz"],
      ["Text of the proposal", "the editors add a worked example"],
    ],
    { proposal: 2 },
  ),
  cancelled("一致性测试机构季度例会", ["各机构测试进展", "参考模块轮换"], "两家测试机构的代表无法出席，另行安排。"),
  planned("Retimer interoperability plugfest: planning", [
    "Host and date",
    "Equipment list",
    "Rules on publishing results",
  ]),
  planned("测试报告模板修订", ["模板字段", "测量不确定度的表述", "电子签章"]),
]

const power = [
  held(
    "冷板模块热阻测量",
    [
      ["样品与装置", "四家单位各提供两只样品"],
      ["测量结果", "热阻 0.11 至 0.14 K/W，差异来自导热垫"],
    ],
    { proposal: 6 },
  ),
  held("Thermal class of pluggable modules", [
    ["Classes 1 to 4", "the limits of class 3 rise to 24 W"],
    ["Airflow at the cage", "PWR asks MECH for the drawing of the cage"],
  ]),
  held("Power supply noise, mask of the host", [
    ["Mask from 10 kHz to 20 MHz", "agreed"],
    ["Measurement point", "at the connector, with the reference load"],
  ]),
  planned("Joint session with MGMT on cold-plate registers", ["Temperature readings", "Alarm thresholds"]),
  planned("热等级与告警阈值", ["热等级修订稿", "归档前的遗留意见", "告警阈值建议值"], { proposal: 6 }),
]

const management = [
  held("Register map 1.2: final review", [
    ["Comments on the draft", "all 16 resolved"],
    ["Reserved ranges", "pages 30h to 3Fh stay reserved for vendors"],
  ]),
  held("相干模块热插拔时序讨论", [
    ["上电时序", "上电到就绪不超过 2 秒"],
    ["中断与轮询", "两种方式均保留，由主机选择"],
  ]),
  held("Firmware update over the management interface", [
    ["Image header", "agreed, with a checksum of 32 bits"],
    ["Rollback", "optional in 1.2, mandatory in 2.0"],
  ]),
  planned(
    "Management registers for cold-plate modules",
    ["Comments of the public notice", "Units and resolution", "Register names"],
    { proposal: 3 },
  ),
  planned("管理接口 2.0 需求收集", ["会员单位提交的需求", "优先级", "时间表"]),
]

const mechanics = [
  held("Connector face inspection criteria", [
    ["Zones and limits", "zone A without scratches wider than 2 µm"],
    ["Inspection equipment", "magnification 400, to be verified by two laboratories"],
  ]),
  held("合规板结构叠层", [
    ["叠层方案比较", "选用 18 层方案"],
    ["板材与公差", "介电常数公差收紧到 ±3%"],
  ]),
  cancelled(
    "Connector keying for dense cages",
    ["Three keying variants", "Force of insertion"],
    "The samples of the second variant are still in customs.",
    { proposal: 7 },
  ),
  planned("高密度笼尺寸链分析", ["尺寸链模型", "最坏情况与统计公差"]),
  planned("Liaison letter to the connector vendors", ["Draft of the letter", "Questions on plating", "Addressees"]),
]

const steering = [
  held("Budget and membership fees", [
    ["Result of the year so far", "two per cent below the plan"],
    ["Fees of the council members", "unchanged"],
    ["Budget of the conformance programme", "goes to a ballot of the committee"],
  ]),
  held(
    "联盟标准与国际标准的衔接",
    [
      ["与国际标准组织的联络", "指派两名联络员"],
      ["专利政策对照", "法务组在两周内提交对照表"],
    ],
    { proposal: 4 },
  ),
  cancelled("Roadmap of the working groups", ["448 G lanes", "Co-packaged optics"], "The chair of LINK is ill."),
  planned("Applications for membership", ["Two applications to decide", "Observer status of universities"]),
  planned("第 18 次全会议程与会务", ["全会议程", "会场与直播", "邀请嘉宾"]),
]

/** Texts of the Aurora meetings. */
export const auroraMeetings: MeetingWordsOfAlliance = {
  COPT: coherentOptics,
  LINK: linkLayer,
  CONF: conformance,
  PWR: power,
  MGMT: management,
  MECH: mechanics,
  STEER: steering,
  FIBR: [
    cancelled("Fibre types still in service", ["Survey of the members"], "FIBR was disbanded."),
    held("Bend loss of installed fibre", [["Survey of installed fibre", "31 members answered"]]),
  ],
  alliance: [
    planned("18th plenary, online session", ["Reports of the working groups", "Drafts to adopt", "Next plenary"]),
    held(
      "第 17 次全体会员大会",
      [
        ["各工作组报告", "通过"],
        ["链路层规范 1.2 草案", "同意征求意见"],
        ["第 19 次全会举办地", "由全体会员投票决定"],
      ],
      { place: "上海浦东国际会议中心" },
    ),
  ],
}
