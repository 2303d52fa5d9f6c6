/** The people on the sign-on page: one for each role. Their ids are part of the interface. */
export type Person = { id: string; role: string; role_chinese: string }

export const people: readonly Person[] = [
  { id: "admin", role: "Alliance administrator", role_chinese: "联盟管理员" },
  { id: "general-secretary", role: "General secretary", role_chinese: "秘书长" },
  { id: "notice-admin", role: "Notice administrator (6)", role_chinese: "通知管理员" },
  { id: "topic-admin", role: "Topic administrator (7)", role_chinese: "议题管理员" },
  { id: "download-admin", role: "Download administrator (8)", role_chinese: "下载管理员" },
  { id: "proposal-admin", role: "Proposal administrator (9)", role_chinese: "提案管理员" },
  { id: "cert-admin", role: "Test-certification administrator (10)", role_chinese: "测试认证管理员" },
  { id: "certdoc-admin", role: "Certificate document administrator (11)", role_chinese: "证书管理员" },
  { id: "member-admin", role: "Member administrator (12)", role_chinese: "成员管理员" },
  { id: "schedule-admin", role: "Schedule administrator (13)", role_chinese: "活动管理员" },
  { id: "chair", role: "Chair of a group", role_chinese: "工作组组长" },
  { id: "vice-chair", role: "Vice chair of a group", role_chinese: "工作组副组长" },
  { id: "secretary", role: "Secretary of a group", role_chinese: "工作组秘书" },
  { id: "member", role: "Member of a group", role_chinese: "工作组成员" },
  { id: "restricted-member", role: "Member of the restricted group", role_chinese: "受限工作组成员" },
  { id: "lone-member", role: "Member without a group", role_chinese: "未加入工作组的成员" },
  { id: "lab-tester", role: "Member of a test agency", role_chinese: "测试机构成员" },
  { id: "certifier", role: "Member of a certification agency", role_chinese: "认证机构成员" },
  { id: "applicant", role: "Files certification applications", role_chinese: "认证申请人" },
  {
    id: "non-member",
    role: "Known to the sign-on host, no member here: a ticket without a token",
    role_chinese: "非成员",
  },
  { id: "disabled", role: "A member whose account is disabled", role_chinese: "已停用的成员" },
]
