import type { AllianceKey } from "#mock/engine/seed/alliances.ts"
import type { RichText } from "#mock/engine/store/values.ts"

/** The texts of one seeded notice, both in one language; `english`: the same in English. */
type NoticeWords = { subject: string; text: string; english?: NoticeWords }

const notice = (subject: string, text: string, english?: NoticeWords): NoticeWords => ({
  subject,
  text,
  ...(english && { english }),
})

/** The texts of the notices in the order of the plans, each matching its group. */
const words: Readonly<Record<AllianceKey, readonly NoticeWords[]>> = {
  aurora: [
    notice(
      "第 18 届全会开始报名",
      "第 18 届全会为**线上会议**，时长三小时，请于前一日完成报名。",
      notice(
        "18th plenary: registration is open",
        "The 18th plenary is an **online session** of three hours. Please register by the day before.",
      ),
    ),
    notice(
      "Draft 1.2 of the link layer for comment",
      "Please send comments within **30 days**, one clause per comment.",
    ),
    notice("测试机构石礁实验室加入认证项目", "石礁实验室已通过评审，即日起受理**一致性测试**申请。"),
    notice(
      "Portal maintenance in two weeks",
      "The portal is **read-only** for one hour, 06:00 to 07:00 UTC. Please save your drafts before.",
    ),
    notice(
      "Call for editors: conformance test specification",
      "The group looks for **two editors**. Please write to the secretary.",
    ),
    notice("Ballot on the budget has started", "Please vote within **three days**; the committee needs a quorum."),
    notice("通道偏斜预算三读材料", "三读材料已上传至会议文件，请**会前阅读**第 7.3 条。"),
    notice(
      "Revision 4 of the receiver proposal",
      "Revision 4 answers **comments 12 to 40**. The public notice continues.",
    ),
    notice("会员单位联系人信息更新提醒", "请各会员单位核对**联系人信息**。"),
    notice("Measurement campaign: cables above two metres", "We need measured skew of **three more cables**."),
    notice("Applications for membership", "Two applications are to be decided at the next meeting."),
    notice("光纤规范 3.1 勘误", "勘误表包含**四处**编辑性更正。"),
    notice("第 17 次全会纪要征求意见", "纪要草案已发布，请在**两周内**反馈意见。"),
    notice("Training patterns: joint session with COPT", "The two groups meet to agree on the **pattern length**."),
    notice("Test case catalogue 0.9 for review", "38 of 42 requirements have a test case. **Please review** clause 7."),
    notice("Travel to the 17th plenary", "The venue is the convention centre in **Pudong, Shanghai**."),
    notice("Register map 1.2: last call for comments", "Comments until the **end of the month**, please."),
    notice("Samples for the inspection of connector faces", "Please send **two samples** per type to the laboratory."),
    notice("专利政策第 3 版征求意见", "请各会员单位的法务人员**审阅**。"),
    notice("FIBR 工作组任务完成", "工作组任务已完成，规范转入**维护状态**。"),
    notice("First reading of the lane skew budget", "The draft of clause 7.3 is in the **document folder**."),
    notice("New web pages of the alliance", "The public pages have a **new address book** of the members."),
    notice("互通测试报名", "本次互通测试名额 **16 个**，按报名顺序确定。"),
    notice("冷板样品征集", "每家单位请提供**两只**冷板模块样品。"),
    notice("Fees of the coming year", "The fees stay **unchanged**. Invoices go out next month."),
    notice("合规板叠层方案公布", "合规板采用 **18 层**方案，图纸见附件。"),
    notice("Reading list for the next meeting", "Please read **clause 7** and the comment resolution sheet."),
    notice(
      "年度会员大会议程公布",
      "议程草案见附件。请于**两周内**提出修改意见。",
      notice(
        "Agenda of the annual assembly",
        "The draft agenda is attached. Please send changes within **two weeks**.",
      ),
    ),
    notice("Rehearsal of the plug test", "We meet **one hour early** to set up the boards."),
  ],
  harbor: [
    notice("Call for papers: 10th assembly in Ningbo", "Abstracts of **one page** until the end of the month, please."),
    notice("声呐时间基准方案征求意见", "请在 **30 天内**反馈意见，每条意见对应一个条款。"),
    notice(
      "Trial week: access passes",
      "Everybody on the quay needs a **pass**. Please send your name and organisation.",
    ),
    notice("Maintenance of the data server", "Uploads are **closed** for one hour, 06:00 to 07:00 UTC."),
    notice("浮标维护窗口调整通知", "因海况，维护窗口**顺延一周**。"),
    notice("Ballot on the second trial season", "Please vote within **three days**; the board needs a quorum."),
    notice("Calibration targets: second reading", "The draft of annex B is in the **document folder**."),
    notice("校准指南意见处理结果", "共收到意见 **27 条**，处理表见会议文件。"),
    notice("Contact data of the members", "Please check the **contacts** of your organisation."),
    notice("200 米靶标位置变更", "靶标改装在**防波堤西端**。"),
    notice("Agreement with the port authority", "The draft is ready for the **board**."),
    notice("潮位改正数表发布", "改正数表已交**数据交换组**发布。"),
    notice("Minutes of the 8th assembly for comment", "The draft is published. Please answer within **two weeks**."),
    notice("Recordings of the inner harbour", "Two weeks of **ambient noise** are on the data server."),
    notice("浮标供电等级讨论稿", "讨论稿区分 **A 至 C** 三个等级。"),
    notice("数据交换格式 2.0 投票安排", "投票为期**四天**，请提前阅读格式说明。"),
    notice("Rules for trial harbours: first draft", "The board asks for comments on the **first draft**."),
    notice("潮位站移交安排", "移交前请**备份**观测数据。"),
    notice("Sample data of the harbour trial", "**Four data sets** are open for members."),
    notice("Cable delays of sonar arrays", "Please measure the **delay** of your cables before the meeting."),
    notice("冬季浮标值守安排", "值守表见附件，请**核对**联系电话。"),
    notice("New members of the alliance", "**Two organisations** have joined."),
    notice("试验港区经费说明", "第一年经费执行**符合计划**。"),
    notice("Last readings of the tide gauges", "The **last readings** are in the archive."),
    notice("Travel to the 8th assembly", "The venue is the **Port Research Institute** in Ningbo."),
    notice("浅水多途数据集发布", "数据集包含 **12 个**测点。"),
    notice("Reading list for the second reading", "Please read **annex B** and the comment resolution sheet."),
    notice(
      "港口试验季总结会通知",
      "总结会安排在试验季**结束后一周**。",
      notice("Review of the trial season", "The review is **one week after** the end of the season."),
    ),
    notice("Rehearsal of the trial week", "We meet at **low tide** to check the cables."),
  ],
}

/** The texts of the notice at a position of the plans; every third one is HTML. */
export function noticeTextsAt(key: AllianceKey, at: number) {
  const { english = null, ...main } = words[key][at % words[key].length] ?? notice("", "")
  const contentOf = ({ text }: NoticeWords): RichText => {
    if (at % 3 !== 1) return { format: "markdown", text }
    return { format: "html", text: `<p>${text.replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")}</p>` }
  }
  return {
    subject: main.subject,
    content: contentOf(main),
    subject_english: english && english.subject,
    content_english: english && contentOf(english),
  }
}
