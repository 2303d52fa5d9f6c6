import { journey, journeyWithoutScripts, type BrowserBug } from "./planted-bug.ts"

/** Bugs that show without JavaScript or before it has loaded, when the page must work as plain HTML; and bugs in forms. */
export const bugsWithoutScripts: readonly BrowserBug[] = [
  {
    name: "without scripts a slow widget never comes",
    file: "app/parts/widget/widget-body.tsx",
    find: '<noscript>\n        <meta httpEquiv="refresh" content={`0;url=${whole}`} />\n      </noscript>',
    replace: "<noscript>{whole}</noscript>",
    noticedBy: { browser: [journeyWithoutScripts("dashboard", "DASH-07 a slow widget does not hold back the others")] },
  },
  {
    name: "without scripts the sign-on does not go on by itself",
    file: "app/features/session/callback.route.tsx",
    find: '<meta httpEquiv="refresh" content={`0;url=${onward}`} />',
    replace: "<a href={onward}>…</a>",
    noticedBy: {
      browser: [
        journeyWithoutScripts(
          "session",
          "SES-08 after the login a person is sent to the page that they opened before, once",
        ),
      ],
    },
  },
  {
    name: "Enter removes a row instead of sending the form",
    file: "app/forms/submit/form.tsx",
    find: '<button type="submit"',
    replace: '<button type="button"',
    noticedBy: {
      browser: [
        journeyWithoutScripts(
          "kit",
          "FORM-02 the form's buttons add and remove rows, and Enter submits it; what was typed stays",
        ),
      ],
    },
  },
  {
    name: "without scripts an irreversible action leads nowhere",
    file: "app/forms/submit/confirm-link.tsx",
    find: "        to={href}\n        aria-label={label}",
    replace: '        to="#"\n        aria-label={label}',
    noticedBy: {
      browser: [journeyWithoutScripts("kit", "FORM-06 an irreversible action asks for confirmation and a reason")],
    },
  },
  {
    name: "without scripts the message after a redirect is not there",
    file: "app/ui/feedback/flash-messages.tsx",
    find: "isFirst ? first.messages : last.key",
    replace: "isFirst ? none : last.key",
    noticedBy: {
      browser: [journeyWithoutScripts("shell", "SHELL-04 a message after a redirect is a banner that stays")],
    },
  },
  {
    name: "without scripts files are not sent with their form",
    file: "app/forms/submit/form.tsx",
    find: 'encType={hasFiles ? "multipart/form-data" : undefined}',
    replace: "encType={undefined}",
    noticedBy: {
      browser: [
        journeyWithoutScripts(
          "uploads",
          "an accepted file stays, a refused one is listed with its reason, what was typed stays",
        ),
      ],
    },
  },
  {
    name: "without scripts nobody is found to be invited",
    file: "app/parts/participants/find-people.tsx",
    find: 'type={isLive ? "button" : "submit"}',
    replace: 'type="button"',
    noticedBy: { browser: [journeyWithoutScripts("meeting-form", "FORM-05 MEET-02 people and groups are chosen")] },
  },
  {
    name: "the zone of calendar pages cannot be changed",
    file: "app/parts/preference-form.tsx",
    find: 'name="back"',
    replace: 'name="return"',
    noticedBy: { browser: [journeyWithoutScripts("calendar", "CAL-01 I18N-03 the switch to UTC moves an entry")] },
  },
  {
    name: "all levels of members are one form",
    file: "app/features/member-level/list.route.tsx",
    find: 'level ? `level-${level.id}` : "level-new"',
    replace: '"level"',
    noticedBy: {
      browser: [
        journey(
          "entity",
          "ADM-05 each level has its own form: one is renamed, one is refused at its form, one is added",
        ),
      ],
    },
  },
  {
    name: "a file is asked for as if it were a page",
    file: "app/parts/export/list-exports.tsx",
    find: "<a href={csv}>",
    replace: "<a {...linkTo(csv)}>",
    noticedBy: { browser: [journey("workgroup", "SHELL-06 WG-01 the CSV file has the filtered rows")] },
  },
  {
    name: "a file that is offered alone is asked for as if it were a page",
    file: "app/parts/export/list-exports.tsx",
    find: '<a className="btn" href={csv}>',
    replace: '<a className="btn" {...linkTo(csv ?? "")}>',
    noticedBy: { browser: [journey("member", "SHELL-06 the CSV file has the filtered rows")] },
  },
  {
    name: "a double click sends a form twice",
    file: "app/forms/submit/form.tsx",
    find: "canSubmit: () => !isSent.current,",
    replace: "canSubmit: () => true,",
    noticedBy: {
      browser: [journey("kit", "FORM-05 FORM-07 SHELL-04 the form is sent once, and the next page confirms it")],
    },
  },
]
