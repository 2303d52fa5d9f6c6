/** What the forms of common calendars are filled in with. Times are RFC 3339 in UTC. */
export type CalendarLinkEvent = {
  subject: string
  start: string
  end: string
  details: string
  location: string | null
}

/** `20261202T080000Z`, as Google's form reads times. */
const basic = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "")

/** Addresses of the forms of common calendars, filled in with an event; nothing is sent before the person saves there (MEET-18). */
export function calendarLinks({ subject, start, end, details, location }: CalendarLinkEvent) {
  const place: Record<string, string> = location === null ? {} : { location }
  const google = { action: "TEMPLATE", text: subject, dates: `${basic(start)}/${basic(end)}`, details, ...place }
  const outlook = {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: details,
    ...place,
  }
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams(google)}`,
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams(outlook)}`,
  }
}
