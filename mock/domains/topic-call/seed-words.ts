import type { AllianceKey } from "#mock/engine/seed/alliances.ts"

type CallWords = { subject: string; text: string; topics?: readonly (readonly [subject: string, text: string])[] }
type Words = { prefix: string; calls: readonly CallWords[] }

/** Texts of the calls in the order of the plans (`seed.ts`), each record in one language. */
export const callWords: Readonly<Record<AllianceKey, Words>> = {
  aurora: {
    prefix: "AUR-T",
    calls: [
      {
        subject: "Topic call: cold-plate modules",
        text: "Topics for the next plenary on **cold-plate modules**: thermal interface, coplanarity, qualification.\n\nOne topic per submission, please; use the template.",
        topics: [
          [
            "Coplanarity of cold plates after 500 cycles",
            "Measured on **12 samples** of two vendors; the limit of clause 8.2 is met by ten.",
          ],
          ["冷板压紧力的测量方法", "建议以**压力薄膜**代替螺钉扭矩，附两家单位的对比数据。"],
          ["Leak test without helium", "A **hydrogen mixture** finds the same leaks and costs a tenth."],
          [
            "Thermal interface material: list of approved types",
            "The list is from last year and lacks **three** types in use.",
          ],
        ],
      },
      {
        subject: "议题征集：448 G 电通道的光学接口",
        text: "面向下一阶段工作，征集 **448 G** 电通道与光学接口相关议题。\n\n每个议题请注明负责人与预期成果。",
      },
      {
        subject: "议题征集：第 17 次全会技术报告",
        text: "征集第 17 次全会**技术报告**，每份 20 分钟。",
        topics: [
          ["共封装光学的可靠性评估", "汇总 **6 家**单位的加速老化数据。"],
          ["Lane skew in mixed cables", "Results of the **plugfest**, with a proposal for clause 7.3."],
          ["合规板叠层方案比较", "比较 **18 层**与 16 层方案的插损。"],
        ],
      },
      {
        subject: "Topic call: polarisation tracking",
        text: "Topics on **polarisation tracking** above 1 Mrad/s.",
        topics: [["Tracking speed of lightning on OPGW cables", "Events above **5 Mrad/s** were recorded in June."]],
      },
      {
        subject: "Roadmap of the working groups until 2030",
        text: "The committee asks for topics on **budget and priorities** of the working groups.",
        topics: [["One test laboratory less", "Two laboratories could do the work of three."]],
      },
      {
        subject: "议题征集：传统光纤规范的维护",
        text: "征集**维护版**修订议题。",
        topics: [["宏弯损耗表更新", "补充 **G.657** 数据。"]],
      },
      {
        subject: "Topic call: management interface, release 5",
        text: "Topics for **release 5** of the register map.",
        topics: [
          ["Alarm thresholds per lane", "One threshold for all lanes hides a **failing laser**."],
          ["固件升级断电恢复", "升级中断电后应自动回退到**上一版本**。"],
        ],
      },
      {
        subject: "议题征集：供电与散热测量方法",
        text: "征集**热等级**测量方法议题。",
        topics: [["风道入口温度的测点", "建议增加**两个**测点。"]],
      },
      {
        subject: "Topic call: connector inspection",
        text: "Topics on **inspection criteria** of end faces.",
        topics: [["Scratches outside the core zone", "They do **no harm** and cost yield."]],
      },
      { subject: "议题征集：互通测试用例", text: "征集**互通测试**用例议题。" },
    ],
  },
  harbor: {
    prefix: "HRB-T",
    calls: [
      {
        subject: "Topic call: shore power sensors",
        text: "Topics on **sensors for shore power**: load, temperature, plug detection.",
        topics: [
          ["Temperature of plugs under load", "Measured at **three berths** over a summer."],
          ["岸电负荷曲线的采样间隔", "建议由 15 分钟改为 **1 分钟**。"],
          ["Plug detection by weight", "A **load cell** sees a plug before it has contact."],
          ["Corrosion of contacts", "Salt water shortens their life to **two years**."],
        ],
      },
      { subject: "议题征集：雾中测距", text: "征集**低能见度**条件下激光测距议题。" },
      {
        subject: "议题征集：第 8 次大会技术报告",
        text: "征集第 8 次大会**技术报告**，每份 15 分钟。",
        topics: [
          ["浅水多途抑制", "基于 **12 个**测点的数据。"],
          ["Clock drift of drifting buoys", "Drift stays below **2 ms** a day."],
          ["防波堤靶标标定", "标定周期由一年延长至**两年**。"],
        ],
      },
      {
        subject: "Topic call: moving scanners",
        text: "Topics on **scanners on moving ships**.",
        topics: [["Heave compensation", "Compensation by **GNSS** alone is too slow."]],
      },
      {
        subject: "Trial harbours of the coming year",
        text: "The board asks for topics on **harbours** for the trial.",
        topics: [["A second harbour in the north", "Ice would be a **new condition**."]],
      },
      {
        subject: "议题征集：潮位站移交",
        text: "征集**移交**议题。",
        topics: [["观测数据备份", "移交前**全量**备份。"]],
      },
      {
        subject: "Topic call: data exchange 2.0",
        text: "Topics for **version 2.0** of the format.",
        topics: [
          ["Units in the header", "Feet and metres were **mixed** twice."],
          ["时间戳精度", "统一为**毫秒**。"],
        ],
      },
      {
        subject: "议题征集：浮标供电",
        text: "征集浮标**供电等级**议题。",
        topics: [["太阳能板积盐", "每月**冲洗**一次。"]],
      },
      {
        subject: "Topic call: noise reference",
        text: "Topics on the **ambient noise** reference.",
        topics: [["Ships at anchor", "They raise the floor by **6 dB**."]],
      },
      { subject: "议题征集：校准指南第二版", text: "征集**校准指南**修订议题。" },
    ],
  },
}
