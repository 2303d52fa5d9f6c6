import { readRecord, type Kind, type Subject } from "./subject.ts"

/** Profile, subscriptions and preferences of the outsider, so that changes do not affect the mails and pages of the other people. */
const own = (resource: string): Subject => ({
  path: {},
  read: { who: "outsider", operation: `${resource}.get` },
  change: `${resource}.update`,
})
const profile = own("profile")

const everyMail = Object.fromEntries(
  ["notice", "meeting", "ballot", "proposal", "topic_call", "task", "schedule", "reminder"].map((name) => [name, true]),
)

export const profiles: Kind = {
  name: "profiles, subscriptions and preferences",
  writes: {
    "profile.update": {
      who: "outsider",
      subject: () => Promise.resolve(profile),
      body: async (v, unique) => {
        const { timezone, language } = await readRecord(v, profile)
        return { timezone, language, job_title: `Verifier ${unique}` }
      },
    },
    "subscription.update": {
      who: "outsider",
      subject: () => Promise.resolve(own("subscription")),
      body: () => ({ alliance: everyMail, groups: [] }),
    },
    "preference.update": {
      who: "outsider",
      subject: () => Promise.resolve(own("preference")),
      body: (_v, unique) => ({
        views: [{ list: "meeting", name: `Verifier ${unique}`, query: "status=ongoing" }],
        hides_first_days: false,
      }),
    },
  },
}
