import { expect, test } from "vitest"
import { memoText } from "#app/parts/operation-log/memo-text.server.ts"

const reader = (locale: "en" | "zh") => ({ locale, zone: "Europe/Oslo" })

test.each([
  ["en", "not_started -> ongoing: 12 voters", "Not started → Ongoing: 12 voters"],
  ["zh", "not_started -> cancelled: 资料未备齐", "未开始 → 已取消：资料未备齐"],
  ["en", "subject: Old -> New", "Subject: Old → New"],
  ["zh", "not_started -> ongoing: 17 voters", "未开始 → 进行中：17 位投票人"],
  ["en", "17 recipients", "17 recipients"],
  ["zh", "17 recipients", "17 位收件人"],
  ["zh", "3 -> 5 external recipients", "3 → 5 位外部收件人"],
  ["zh", "12 recipients were named", "12 recipients were named"],
  ["en", "A reason with x -> y in words", "A reason with x → y in words"],
  ["en", "level_id: 7f3a -> 91bc", "Member level: changed"],
  ["zh", "level_id: 7f3a -> 91bc", "会员级别：已修改"],
  ["en", 'participants: {"group_ids":["7f3a"]} -> {"group_ids":[]}', "Participants: changed"],
  [
    "en",
    "content: <p>Old</p>\n<p>text</p> -> <p>New</p>\nreply_to: a@x.org -> b@x.org",
    "Content: changed\nReply to: a@x.org → b@x.org",
  ],
  ["en", "description: Two\nlines -> One", "Description: Two\nlines → One"],
  ["en", 'options: ["Yes","No"] -> ["Yes","No","Abstain"]', "Options: Yes, No → Yes, No, Abstain"],
  ["zh", 'biz_roles: [] -> ["notice_admin"]', "角色：– → 通知管理员"],
  ["zh", "is_admin: false -> true", "联盟管理员：否 → 是"],
  ["zh", 'biz_roles: [] -> ["notice_admin","topic_admin"]', "角色：– → 通知管理员、议题管理员"],
  ["en", "type: public -> restricted", "Type: Public → Restricted"],
  ["en", "priority: 0 -> 3", "Priority: None → High"],
  ["en", "website: null -> https://example.org", "Website: – → https://example.org"],
  ["zh", "public_notice: 14 -> 21", "公示：14 → 21"],
  [
    "zh",
    "nature: company -> university\naddress: 1 Road -> 2 Road\nlogo_id: null -> 7f3a",
    "单位性质：企业 → 高等院校\n地址：1 Road → 2 Road\n单位徽标：已修改",
  ],
  ["zh", "accepted -> declined", "已同意 → 已驳回"],
  ["zh", "tentative", "待定"],
  ["zh", "test", "test"],
  ["zh", "other -> true", "other → true"],
  ["en", "notice_admin: Ann Olsen, 王伟", "notice administrators: Ann Olsen, 王伟"],
  ["zh", "revision 2: typing errors", "修订版 2：typing errors"],
  ["en", "topic: subject: Old -> New", "Topic: Subject: Old → New"],
  [
    "zh",
    'topic: AIA-T-001\nsubject: Old -> New\nattachment_ids: ["f"] -> []',
    "议题：AIA-T-001\n主题：Old → New\n附件：已修改",
  ],
  ["zh", "invited: 3, failed: 0, skipped: 1", "邀请 3 人，失败 0 人，跳过 1 人"],
  ["en", "materials_review: approve", "Materials review: Approved"],
  ["zh", "qualification_review: reject: 资料不全", "资格审核：已驳回：资料不全"],
  ["en", "organization_review: reject: No report", "Review by the administrators: Rejected: No report"],
  ["zh", "test_result_confirm", "申请人确认测试结果"],
  ["zh", "group_review", "工作组评审"],
  ["zh", "approved", "已批准"],
  ["en", "reject: The version is missing.", "Rejected: The version is missing."],
  ["en", "Please note: the old one -> the new one", "Please note: the old one → the new one"],
] as const)("I18N-03 the details of a log entry in %s: %s", (locale, memo, shown) => {
  expect(memoText(memo, reader(locale))).toBe(shown)
})

test("ADM-04 ADM-05 ADM-08 the log shows a status with the text of the record's page", () => {
  expect(memoText("valid -> invalid", reader("en"), "agency")).toBe("Enabled → Disabled")
  expect(memoText("ongoing -> cancel", reader("zh"), "membership_application")).toBe("进行中 → 已关闭")
  expect(memoText("valid -> invalid", reader("en"), "entity")).toBe("Enabled → Disabled")
  expect(memoText("valid -> invalid", reader("en"), "topic_code_rule")).toBe("Valid → No longer used")
})

test("I18N-03 times in the details of a log entry are in the reader's zone and format", () => {
  const shown = memoText("end_time: 2026-11-24T08:00:00Z -> 2026-11-25T08:00:00Z", reader("en"))
  expect(shown).toMatch(/^Ends: .*24 Nov.*09:00 → .*25 Nov.*09:00$/)
})

test.each([
  ["member", "name: Li Na -> Li Nan", "姓名：Li Na → Li Nan"],
  ["workgroup", "name: 相干光学 -> 光学", "名称：相干光学 → 光学"],
  ["download_category", "name: Old -> New", "名称：Old → New"],
  ["topic_call", "summary: <p>a</p> -> <p>b</p>", "征集总结：已修改"],
  ["meeting", "summary: <p>a</p> -> <p>b</p>", "会议纪要：已修改"],
])("I18N-03 a field of a %s has the label of its pages: %s", (module, memo, words) => {
  expect(memoText(memo, reader("zh"), module)).toBe(words)
})
