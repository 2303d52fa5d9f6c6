import type { PartnerName } from "../store/records.ts"

/** A bilingual text: Chinese, English. */
export type Both = readonly [chinese: string, english: string]

export type GroupData = { acronym: string; name: Both; type: "public" | "restricted"; status: "normal" | "disband" }

/** What is told of an alliance in words; everything else is computed from it. */
export type AllianceData = {
  key: string
  acronym: string
  name: Both
  org: string
  hue: number
  domain: string
  /** The first is where the officers work, the restricted one where only `restricted-member` gets in. */
  groups: readonly [GroupData, ...GroupData[]]
  entities: readonly [Both, ...Both[]]
  meetings: readonly [string, ...string[]]
  ballots: readonly [string, ...string[]]
  notices: readonly [string, ...string[]]
  proposals: readonly [string, ...string[]]
  calls: readonly [string, ...string[]]
  tasks: readonly [string, ...string[]]
  schedules: readonly [string, ...string[]]
  sponsors: readonly PartnerName[]
  partners: readonly PartnerName[]
}

function group(
  acronym: string,
  name: Both,
  type: GroupData["type"] = "public",
  status: GroupData["status"] = "normal",
): GroupData {
  return { acronym, name, type, status }
}

function partner(name: string, name_english: string, website: string | null = null): PartnerName {
  return { name, name_english, website }
}

const aurora: AllianceData = {
  key: "aurora",
  acronym: "AIA",
  name: ["极光互联联盟", "Aurora Interconnect Alliance"],
  org: "aurora-interconnect",
  hue: 205,
  domain: "aurora-interconnect.example",
  groups: [
    group("COPT", ["相干光学", "Coherent Optics"]),
    group("LINK", ["链路层", "Link Layer"]),
    group("CONF", ["一致性测试", "Conformance and Test"]),
    group("PWR", ["供电与散热", "Power and Thermal"]),
    group("MGMT", ["管理接口", "Management Interface"]),
    group("MECH", ["结构与连接器", "Mechanics and Connectors"]),
    group("STEER", ["指导委员会", "Steering Committee"], "restricted"),
    group("FIBR", ["传统光纤", "Legacy Fibre"], "public", "disband"),
  ],
  entities: [
    ["海登光电", "Halden Lightworks"],
    ["云栎科技", "Yunli Tech"],
    ["澜岸通信", "Lan’an Communications"],
    ["松水实验室", "Pinewater Labs"],
    ["维尔特半导体", "Veldt Semicon"],
    ["燕鸥仪器", "Tern & Vale Instruments"],
    ["子午织机", "Meridian Loom"],
    ["石礁实验室", "Skerry Test House"],
    ["北极星网络", "Polaris Networks"],
    ["青屿光子", "Qingyu Photonics"],
  ],
  meetings: [
    "Lane skew budget, third reading 通道偏斜预算三读",
    "Retimer interoperability plugfest: planning 重定时器互通测试筹备会",
    "Link training state machine, open issues 链路训练状态机遗留问题",
    "Editors: clause 7 clean-up before public notice closes",
    "Joint session COPT and LINK on training patterns 训练码型联合会议",
    "December plenary preparation 十二月全会筹备",
    "Cable assembly loss model 线缆组件损耗模型",
    "Receiver reference level: comment resolution 接收端参考电平意见处理",
    "相干模块热插拔时序讨论",
    "Extraordinarily long subject for a meeting on Vorwärtsfehlerkorrekturalgorithmenvergleichsmessungen and other matters",
    "Forward error correction latency classes 前向纠错时延等级",
    "Connector face inspection criteria 连接器端面检验准则",
    "Compliance board mechanical stack-up 合规板结构叠层",
    "Reference transmitter, simulation results 参考发射机仿真结果",
  ],
  ballots: [
    "Adopt the 0.75 V receiver reference 采用 0.75 V 接收端参考电平",
    "Minutes of the October plenary 十月全会纪要",
    "Move annex D to normative text 附录 D 改为规范性文本",
    "选定 2027 年春季全会举办地",
    "Accept Skerry Test House as a test agency 接纳石礁实验室为测试机构",
    "Freeze the register map 1.2 冻结寄存器映射 1.2",
  ],
  notices: [
    "Winter plenary in Tromsø: registration is open 冬季全会（特罗姆瑟）报名开始",
    "Draft 1.2 of the link layer specification for comment 链路层规范 1.2 草案征求意见",
    "Test agency “Skerry Test House” joins the programme 测试机构“石礁实验室”加入认证项目",
    "Portal maintenance on Saturday, 06:00 to 07:00 UTC 门户维护",
    "Call for editors: conformance test specification 征集编辑：一致性测试规范",
    "会员单位联系人信息更新提醒",
  ],
  proposals: [
    "Receiver reference level for 224 G lanes 224 G 通道接收端参考电平",
    "Management registers for cold-plate modules 冷板模块管理寄存器",
    "Test fixture de-embedding method 测试夹具去嵌入方法",
    "Cable assembly loss model 线缆组件损耗模型",
    "相干模块热插拔时序",
    "Reference transmitter 参考发射机",
    "Polarisation tracking measurement 偏振跟踪测量",
    "Connector keying for dense cages 高密度笼键位",
    "Eye mask or statistical eye 眼图模板与统计眼图",
    "Thermal class of pluggable modules 可插拔模块热等级",
  ],
  calls: [
    "Topic call: cold-plate modules 议题征集：冷板模块",
    "Topic call: 448 G electrical lanes 议题征集：448 G 电通道",
  ],
  tasks: [
    "Upload channel models 上传通道模型",
    "Feedback on draft 1.2 反馈 1.2 草案",
    "整理十月全会纪要",
    "Review annex D figures",
  ],
  schedules: [
    "Portal maintenance 门户维护",
    "Conformance training, autumn course 一致性测试培训",
    "Winter plenary 冬季全会",
  ],
  sponsors: [
    partner("海登光电", "Halden Lightworks", "https://halden-lightworks.example/"),
    partner("澜岸通信", "Lan’an Communications", "https://lanan.example/"),
    partner("维尔特半导体", "Veldt Semicon"),
  ],
  partners: [
    partner("石礁实验室", "Skerry Test House", "https://skerry-test.example/"),
    partner("特罗姆瑟光学学会", "Tromsø Optical Society"),
    partner("松水实验室", "Pinewater Labs"),
    partner("燕鸥仪器", "Tern & Vale Instruments", "https://tern-vale.example/"),
  ],
}

const harbor: AllianceData = {
  key: "harbor",
  acronym: "HSA",
  name: ["港湾传感联盟", "Harbor Sensing Alliance"],
  org: "harbor-sensing",
  hue: 28,
  domain: "harbor-sensing.example",
  groups: [
    group("LIDAR", ["激光雷达", "Lidar Ranging"]),
    group("SONAR", ["声学探测", "Acoustic Sounding"]),
    group("BUOY", ["浮标网络", "Buoy Network"]),
    group("DATA", ["数据交换", "Data Exchange"]),
    group("BOARD", ["理事会", "Board"], "restricted"),
    group("TIDE", ["潮位观测", "Tide Gauges"], "public", "disband"),
  ],
  entities: [
    ["锚地仪器", "Anchorage Instruments"],
    ["海瞰科技", "Haikan Tech"],
    ["灯塔测绘", "Beacon Survey"],
    ["潮汐软件", "Tidewater Software"],
    ["石礁实验室", "Skerry Test House"],
    ["港务研究院", "Port Research Institute"],
  ],
  meetings: [
    "Range gate calibration 距离门校准",
    "Buoy telemetry over low orbit links 浮标低轨遥测",
    "Exchange format, second reading 数据交换格式二读",
    "声呐阵列同步讨论",
    "Harbour trial: lessons learned 港区试验总结",
    "Quay wall reflections, measurement plan 岸壁反射测量计划",
  ],
  ballots: [
    "Adopt exchange format 2.0 采用数据交换格式 2.0",
    "Minutes of the autumn assembly 秋季大会纪要",
    "试验港区选址",
    "Publish the calibration guide 发布校准指南",
  ],
  notices: [
    "Spring assembly in Ningbo: call for papers 春季大会（宁波）征文",
    "Calibration guide 1.0 is published 校准指南 1.0 发布",
    "Trial week: access passes 试验周通行证办理",
    "浮标维护窗口调整通知",
  ],
  proposals: [
    "Exchange format for point clouds 点云数据交换格式",
    "Buoy power classes 浮标供电等级",
    "声呐阵列时间基准",
    "Range gate calibration method 距离门校准方法",
    "Quay wall test targets 岸壁测试靶标",
    "Tide correction tables 潮位修正表",
  ],
  calls: ["Topic call: sensing in fog 议题征集：雾中感知", "Topic call: shore power 议题征集：岸电"],
  tasks: ["Collect trial data 汇总试验数据", "Draft calibration annex 起草校准附录", "联系港务局"],
  schedules: ["Trial week 试验周", "Data exchange workshop 数据交换研讨"],
  sponsors: [
    partner("锚地仪器", "Anchorage Instruments", "https://anchorage.example/"),
    partner("海瞰科技", "Haikan Tech"),
  ],
  partners: [
    partner("港务研究院", "Port Research Institute"),
    partner("灯塔测绘", "Beacon Survey", "https://beacon-survey.example/"),
  ],
}

export const alliances: readonly AllianceData[] = [aurora, harbor]
