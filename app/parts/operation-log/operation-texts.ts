type MessageId = FormatjsIntl.Message["ids"]

/** Message ids of what is written into a log: operations of the contract, and what the clock or another record does. */
const texts: Readonly<Record<string, MessageId>> = {
  "meeting.create": "operation-log.meeting.create",
  "meeting.update": "operation-log.meeting.update",
  "meeting.documentation.update": "operation-log.meeting.documentation.update",
  "meeting.cancel": "operation-log.meeting.cancel",
  "meeting.end": "operation-log.meeting.end",
  "meeting.remind": "operation-log.meeting.remind",
  "meeting.summary.update": "operation-log.meeting.summary.update",
  "meeting.feedback.create": "operation-log.meeting.feedback.create",
  "meeting.topic.create": "operation-log.meeting.topic.create",
  "meeting.topic.update": "operation-log.meeting.topic.update",
  "meeting.topic.withdraw": "operation-log.meeting.topic.withdraw",
  "meeting.topic.feedback.create": "operation-log.meeting.topic.feedback.create",
  "ballot.create": "operation-log.ballot.create",
  "ballot.update": "operation-log.ballot.update",
  "ballot.cancel": "operation-log.ballot.cancel",
  "ballot.extend": "operation-log.ballot.extend",
  "ballot.vote": "operation-log.ballot.vote",
  "ballot.remind": "operation-log.ballot.remind",
  "entity.create": "operation-log.entity.create",
  "entity.update": "operation-log.entity.update",
  "entity.enable": "operation-log.entity.enable",
  "entity.disable": "operation-log.entity.disable",
  "member-level.create": "operation-log.member-level.create",
  "member-level.update": "operation-log.member-level.update",
  "member.disable": "operation-log.member.disable",
  "member.enable": "operation-log.member.enable",
  "workgroup.create": "operation-log.workgroup.create",
  "workgroup.update": "operation-log.workgroup.update",
  "workgroup.disband": "operation-log.workgroup.disband",
  "workgroup.role.add": "operation-log.workgroup.role.add",
  "workgroup.role.remove": "operation-log.workgroup.role.remove",
  "workgroup.leave": "operation-log.workgroup.leave",
  "login-request.create": "operation-log.login-request.create",
  "schedule.create": "operation-log.schedule.create",
  "schedule.update": "operation-log.schedule.update",
  "schedule.cancel": "operation-log.schedule.cancel",
  "schedule.subscribe": "operation-log.schedule.subscribe",
  "schedule.unsubscribe": "operation-log.schedule.unsubscribe",
  "profile.update": "operation-log.profile.update",
  "subscription.update": "operation-log.subscription.update",
  "export-package.create": "operation-log.export-package.create",
  "export-package.download": "operation-log.export-package.download",
  "export-package.delete": "operation-log.export-package.delete",
  "ticket.exchange": "operation-log.ticket.exchange",
  "token.revoke": "operation-log.token.revoke",
  "system.start": "operation-log.system.start",
  "system.end": "operation-log.system.end",
  "system.cancel": "operation-log.system.cancel",
  "system.close": "operation-log.system.close",
  "system.expire": "operation-log.system.expire",
  "system.disband": "operation-log.system.disband",
}

/** The words of an operation, or undefined for one that has none yet: its own name is shown then. */
export function operationText(operation: string): MessageId | undefined {
  return Object.hasOwn(texts, operation) ? texts[operation] : undefined
}

/** Everything that is written into a log and has words, to choose from. */
export const operations = Object.keys(texts)
