import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day, hour } from "#mock/engine/store/clock.ts"
import type { Language } from "#mock/engine/store/values.ts"

type SeededEntry = { operation: string; record: string | null; ago: number; isRead: boolean } & Record<
  Language,
  { subject: string; text: string }
>

/** Notifications that people of the sign-on page already have; later actions add more. */
const seededEntries: Record<string, Readonly<Record<string, readonly SeededEntry[]>>> = {
  aurora: {
    member: [
      {
        operation: "task.create",
        record: "task-aurora-1",
        ago: 9 * day,
        isRead: false,
        english: { subject: "Task for you: Upload channel models, 0.5 m to 3 m", text: "Due in eight days." },
        chinese: { subject: "新任务：Upload channel models, 0.5 m to 3 m", text: "八天后截止。" },
      },
      {
        operation: "topic-call.create",
        record: "topic-call-aurora-1",
        ago: 8 * day,
        isRead: false,
        english: { subject: "Topic call: cold-plate modules", text: "Open for three weeks." },
        chinese: { subject: "议题征集：cold-plate modules", text: "征集为期三周。" },
      },
      {
        operation: "login-request.approve",
        record: null,
        ago: 640 * day,
        isRead: true,
        english: { subject: "Your login request is approved", text: "You can log in now." },
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
        english: {
          subject: "宋晚晴 asks to join COPT",
          text: "We build coherent modules and would like to take part in the interoperability work.",
        },
        chinese: {
          subject: "宋晚晴申请加入 COPT",
          text: "We build coherent modules and would like to take part in the interoperability work.",
        },
      },
    ],
  },
}

/** Seeds read and unread inbox entries. */
export function seedInbox({ builder, data, alliance_id, person }: AllianceSeed): void {
  for (const [name, entries] of Object.entries(seededEntries[data.key] ?? {})) {
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
