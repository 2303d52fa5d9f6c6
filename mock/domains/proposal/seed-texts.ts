import { languageOf } from "#mock/engine/seed/language.ts"
import type { RichText } from "#mock/engine/store/values.ts"

type Draft = { head: string; paragraphs: readonly string[]; added: string; table: string }
type Texts = {
  draft: Draft
  /** The changes of each revision: index of a paragraph, its old text and its new text. */
  edits: readonly (readonly [at: number, from: string, to: string])[]
  memos: readonly string[]
  feedback: readonly string[]
  answer: string
  file: string
  notice: string
  review: string
  note: string
  sentBack: string
}

const english: Texts = {
  draft: {
    head: "Scope",
    paragraphs: [
      "This proposal describes how the value is measured, which equipment is needed, and how the result is reported.",
      "The measurement is made at 23 °C with a warm-up time of 30 minutes. The device under test is mounted on the reference fixture.",
      "Each value is the mean of ten readings. Readings that differ by more than 3 % from the mean are repeated once.",
      "The uncertainty budget lists the reference, the fixture and the repeatability. It is stated with a coverage factor of two.",
      "Laboratories report the serial number of the fixture, the date of its last calibration, and the name of the operator.",
      "A round robin with five laboratories confirmed the method. The spread between laboratories was 0.4 dB.",
    ],
    added: "The reference fixture is calibrated every twelve months. A laboratory keeps the record for five years.",
    table: "Limits: 0.5 dB at 23 °C, 0.8 dB at 70 °C.",
  },
  edits: [
    [1, "30 minutes", "45 minutes"],
    [2, "ten readings", "twenty readings"],
    [3, "the fixture and the repeatability", "the fixture, the cable and the repeatability"],
    [5, "five laboratories", "seven laboratories"],
  ],
  memos: [
    "Longer warm-up time.",
    "More readings after the first reading in the group.",
    "The cable is part of the budget.",
    "Results of the second round robin.",
  ],
  feedback: [
    "Please state the bandwidth of the receiver.",
    "The limit at 70 °C looks too tight for the older modules.",
    "Is the fixture the one of the test specification, or a new one?",
    "We repeated the measurement and agree with the result.",
    "The report should also name the firmware version.",
  ],
  answer: "Thank you, the next revision will say so.",
  file: "Measurements.txt",
  notice: "Public notice of the draft",
  review: "Review by the test laboratories",
  note: "Please comment on the limits first.",
  sentBack: "The table of limits is missing in the printed version.",
}

const chinese: Texts = {
  draft: {
    head: "范围",
    paragraphs: [
      "本提案规定该参数的测量方法、所需设备以及结果的报告方式。",
      "测量在 23 °C 下进行，预热时间为 30 分钟。被测件安装在基准夹具上。",
      "每个数值取十次读数的平均值。与平均值相差超过 3% 的读数应重测一次。",
      "不确定度分析包括基准、夹具和重复性，包含因子取 2。",
      "实验室应报告夹具编号、最近一次校准日期和操作人员姓名。",
      "五家实验室的比对验证了该方法，实验室间偏差为 0.4 dB。",
    ],
    added: "基准夹具每十二个月校准一次，实验室应保存校准记录五年。",
    table: "限值：23 °C 时为 0.5 dB，70 °C 时为 0.8 dB。",
  },
  edits: [
    [1, "30 分钟", "45 分钟"],
    [2, "十次读数", "二十次读数"],
    [3, "夹具和重复性", "夹具、线缆和重复性"],
    [5, "五家实验室", "七家实验室"],
  ],
  memos: ["延长预热时间。", "组内初审后增加读数次数。", "不确定度分析计入线缆。", "补充第二轮比对结果。"],
  feedback: [
    "请注明接收端带宽。",
    "70 °C 的限值对旧型号模块偏严。",
    "所用夹具是测试规范中的夹具，还是新设计的夹具？",
    "我们重复了测量，结果一致。",
    "报告中还应注明固件版本。",
  ],
  answer: "感谢意见，下一版将予以说明。",
  file: "测量数据.txt",
  notice: "草案公示",
  review: "测试实验室评审",
  note: "请优先就限值提出意见。",
  sentBack: "打印版缺少限值表。",
}

/** The fixed texts in the language of a title. */
export function textsFor(title: string): Texts {
  return languageOf(title) === "chinese" ? chinese : english
}

/** The text of a revision: each one changes a paragraph of the previous one, and the second one also adds a paragraph. */
export function contentOf(title: string, number: number): RichText {
  const { draft, edits } = textsFor(title)
  const made = edits
    .slice(0, number)
    .reduce(
      (all, [at, from, to]) => all.map((one, place) => (place === at ? one.replace(from, to) : one)),
      [...draft.paragraphs],
    )
  const whole = number < 2 ? [...made, draft.table] : [...made.slice(0, 4), draft.added, ...made.slice(4), draft.table]
  return { format: "markdown", text: `## ${draft.head}\n\n${whole.join("\n\n")}` }
}
