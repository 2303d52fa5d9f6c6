import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day, hour } from "#mock/engine/store/clock.ts"
import type { Language } from "#mock/engine/store/values.ts"

type Told = { operation: string; record: string | null; ago: number; isRead: boolean } & Record<
  Language,
  { subject: string; text: string }
>

/** What the people of the sign-on page have been told already; everything else comes with what is done. */
const told: Record<string, Readonly<Record<string, readonly Told[]>>> = {
  aurora: {
    member: [
      {
        operation: "task.create",
        record: "task-aurora-1",
        ago: 5 * hour,
        isRead: false,
        english: { subject: "Task for you: Upload the channel models", text: "Due in two weeks." },
        chinese: { subject: "新任务：上传信道模型", text: "两周后截止。" },
      },
      {
        operation: "workgroup.role.add",
        record: "group-copt",
        ago: 3 * day,
        isRead: false,
        english: { subject: "COPT: you are now member", text: "Coherent Optics" },
        chinese: { subject: "COPT：您已成为成员", text: "相干光学" },
      },
      {
        operation: "login-request.approve",
        record: null,
        ago: 40 * day,
        isRead: true,
        english: { subject: "Your login request is approved", text: "You can sign in now." },
        chinese: { subject: "您的登录申请已批准", text: "您现在可以登录。" },
      },
    ],
    admin: [
      {
        operation: "membership-application.create",
        record: "membership-application-aurora-1",
        ago: 2 * day,
        isRead: false,
        english: {
          subject: "New membership application: Yunling Communications",
          text: "The materials wait for review.",
        },
        chinese: { subject: "新的入会申请：云岭通信", text: "材料待审核。" },
      },
    ],
    chair: [
      {
        operation: "workgroup.join-request.create",
        record: "join-request-aurora-1",
        ago: 2 * day,
        isRead: false,
        english: { subject: "宋晚晴 asks to join COPT", text: "We build coherent modules." },
        chinese: { subject: "宋晚晴 申请加入 COPT", text: "We build coherent modules." },
      },
    ],
  },
}

/** Entries of inboxes, read and unread. */
export function seedInbox({ builder, data, alliance_id, person }: AllianceSeed): void {
  for (const [name, entries] of Object.entries(told[data.key] ?? {})) {
    const { id: member_id, language } = person(name)
    entries.forEach(({ operation, record, ago, isRead, ...words }, at) =>
      builder.add("inbox", {
        id: `inbox-${data.key}-${name}-${at + 1}`,
        alliance_id,
        member_id,
        time: builder.anchor - ago,
        operation,
        record,
        ...words[language],
        read_time: isRead ? builder.anchor - ago + hour : null,
      }),
    )
  }
}
