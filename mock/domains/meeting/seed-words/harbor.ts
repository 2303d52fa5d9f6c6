import { cancelled, held, planned, type MeetingWordsOfAlliance } from "./words.ts"

const lidar = [
  planned(
    "Range gate calibration, second reading",
    [
      "Minutes of the first reading",
      "Calibration targets at 50 m and 200 m",
      "Temperature drift of the timing circuit",
      "Open ballot: calibration method",
    ],
    { proposal: 1 },
  ),
  held("Range gate calibration, first reading", [
    ["Two methods compared", "both reach 3 mm; the second needs fewer targets"],
    ["Field data of the harbour trial", "to be repeated in rain"],
  ]),
  held("岸壁反射测量计划", [
    ["测点布置", "沿 3 号泊位布置 12 个测点"],
    ["测量时段", "高潮前后各一小时"],
  ]),
  held("Eye safety of moving scanners", [
    ["Exposure model", "agreed, worst case is the stopped mirror"],
    ["Interlock", "response within 20 ms"],
  ]),
  planned(
    "Editors: calibration guide before publication",
    ["Open editorial comments", "Figures of annex B", "Timeline of revision 3"],
    { proposal: 1 },
  ),
  planned("雾中测距精度", ["试验数据回顾", "衰减模型", "后续试验安排"]),
]

const sonar = [
  held("声呐阵列同步讨论", [
    ["同步误差来源", "主要来自电缆时延（约占 70%）"],
    ["时间基准方案", "采用秒脉冲加报文的方式"],
  ]),
  held("Ambient noise in the inner harbour", [
    ["Recordings of two weeks", "ferries dominate below 1 kHz"],
    ["Reference spectrum", "the median of the night hours"],
  ]),
  held(
    "Time base for sonar arrays, open issues",
    [
      ["Issue 2: holdover without satellite time", "four hours at 1 µs"],
      ["Issue 5: connector of the pulse", "resolved, coaxial"],
    ],
    { proposal: 4 },
  ),
  planned("Joint session with DATA on sounding records", ["Fields of a sounding", "Compression"]),
  planned("浅水多途干扰抑制", ["算法比较", "试验港区数据", "规范文本"]),
]

const buoy = [
  held("Mooring forces in the trial area", [
    ["Load cells of last season", "peak load 14 kN"],
    ["Design load", "raised to 20 kN"],
  ]),
  held(
    "Buoy power classes",
    [
      ["Classes A to C", "class C gets 12 W in winter"],
      ["Battery exchange at sea", "procedure goes to the annex"],
    ],
    { proposal: 2 },
  ),
  held("浮标低轨遥测", [
    ["链路预算", "余量 4 dB，满足要求"],
    ["报文长度", "不超过 340 字节"],
  ]),
  planned("Winter service of the network", ["Ice protection", "Spare buoys", "Ship time"]),
  planned("浮标标识与灯质", ["标识编码", "灯质与海事规则的一致性"]),
]

const dataExchange = [
  held(
    "数据交换格式二读",
    [
      ["坐标参考系", "统一采用 CGCS2000 与 WGS 84"],
      ["分块与索引", "块大小 256 米"],
      ["遗留意见", "三条转入修订稿"],
    ],
    { proposal: 5 },
  ),
  held("Exchange format: licence of sample data", [
    ["Licence text", "open for members, six months later for everyone"],
    ["Sample data sets", "four sets of the harbour trial"],
  ]),
  held("Checksums and signatures", [
    ["Checksum per block", "agreed"],
    ["Signature of the file", "optional in 2.0"],
  ]),
  planned("Interface to the port information system", ["Requirements of the ports", "Access rights"]),
  planned("点云格式互操作测试准备", ["测试数据集", "参测软件", "判定准则"], { proposal: 5 }),
]

const board = [
  held("Budget of the trial harbour", [
    ["Cost of the first year", "within the plan"],
    ["Second trial season", "goes to a ballot of the board"],
  ]),
  held("与港务局的合作协议", [
    ["协议草案", "原则同意"],
    ["责任与保险", "由秘书处与保险公司确认"],
  ]),
  cancelled(
    "Membership of research institutes",
    ["Fee class", "Voting rights"],
    "The draft of the rules is not ready.",
  ),
  planned("Cooperation with the shore power forum", ["Scope", "Joint event"], { proposal: 3 }),
  planned("第 10 次大会筹备", ["议程", "会场", "征文评审"]),
]

/** Texts of the Harbor meetings. */
export const harborMeetings: MeetingWordsOfAlliance = {
  LIDAR: lidar,
  SONAR: sonar,
  BUOY: buoy,
  DATA: dataExchange,
  BOARD: board,
  TIDE: [
    cancelled("潮位站移交", ["移交清单", "数据归档"], "TIDE 工作组已解散。"),
    held("潮位改正数表", [["改正数表终稿", "通过，交数据交换组发布"]]),
  ],
  alliance: [
    planned("9th assembly, online session", ["Reports of the working groups", "Trial season", "Next assembly"]),
    held(
      "8th assembly",
      [
        ["Reports of the working groups", "accepted"],
        ["Exchange format 2.0", "to be balloted by all members"],
        ["Harbour of the next trial", "to be balloted by all members"],
      ],
      { place: "Port Research Institute, Ningbo" },
    ),
  ],
}
