import { journey, journeyWithoutScripts, screen, type BrowserBug } from "./planted-bug.ts"

/** Bugs that only show in a rendered page: contrast, width, focus indicators, language, the content security policy. */
export const bugsOfLooks: readonly BrowserBug[] = [
  {
    name: "the error at a field is too dark on dark paper",
    file: "app/ui/styles/tokens.css",
    find: "--bad: light-dark(oklch(0.5 0.18 27), oklch(0.79 0.12 25));",
    replace: "--bad: light-dark(oklch(0.5 0.18 27), oklch(0.45 0.12 25));",
    noticedBy: { browser: [screen("FORM-02 a form in its dialog, with errors, has no violations")] },
    isEverywhere: true,
  },
  {
    name: "the mark of a required field is too dark on dark paper",
    file: "app/ui/styles/form.css",
    find: ".req {\n    color: var(--bad);",
    replace: ".req {\n    color: light-dark(oklch(0.5 0.18 27), oklch(0.45 0.12 25));",
    noticedBy: { browser: [screen("FORM-02 a form in its dialog, with errors, has no violations")] },
  },
  {
    name: "the days of a month are too pale on a narrow light page",
    file: "app/ui/styles/calendar.css",
    find: "justify-self: start;\n        align-self: start;",
    replace: "justify-self: start;\n        align-self: start;\n        color: light-dark(#aaa, #eee);",
    noticedBy: { browser: [screen("(calendar)")] },
  },
  {
    name: "the cells of a table are too dark on a wide dark page",
    file: "app/ui/styles/table.css",
    find: "    .table tbody th {\n      min-inline-size: 11rem;\n      overflow-wrap: anywhere;\n    }",
    replace:
      "    .table tbody th {\n      min-inline-size: 11rem;\n      overflow-wrap: anywhere;\n    }\n    .table td {\n      color: light-dark(#111, #555);\n    }",
    noticedBy: { browser: [screen("(schedules)")] },
    isEverywhere: true,
  },
  {
    name: "the facts of a record are too wide for 320 px",
    file: "app/ui/styles/facts.css",
    find: "grid-template-columns: 7rem minmax(0, 1fr);",
    replace: "grid-template-columns: 7rem minmax(12rem, 1fr);",
    noticedBy: { browser: [screen("(entity)")] },
  },
  {
    name: "the tabs of a group are wider than a narrow page",
    file: "app/ui/styles/layout.css",
    find: "overflow-x: auto;",
    replace: "",
    noticedBy: { browser: [screen("(group-about)")] },
  },
  {
    name: "the focus is not seen",
    file: "app/ui/styles/base.css",
    find: "outline: var(--focus);",
    replace: "outline: none;",
    noticedBy: {
      browser: [journey("keyboard", "SHELL-06 quality row 65: a list is searched, sorted and paged")],
    },
    isEverywhere: true,
  },
  {
    name: "the right side of the header is shown before all of it has arrived",
    file: "app/ui/styles/shell.css",
    find: ".top:not(:has(+ *)) > :is(search, form, .icon, .pop) {",
    replace: ".top:not(:has(+ *)) > .nothing {",
    noticedBy: { browser: [journey("shell", "SHELL-01 CAL-01 no part of the calendar's page moves when the")] },
  },
  {
    name: "the header has the width of a page without navigation until that has arrived",
    file: "app/ui/styles/shell.css",
    find: ".shell.bare {",
    replace: ".shell:not(:has(> .nav)) {",
    noticedBy: { browser: [journey("shell", "SHELL-01 CAL-01 no part of the calendar's page moves when the")] },
  },
  {
    name: "the date picker comes without its styles",
    file: "app/ui/widgets/date-picker.tsx",
    find: 'import "../styles/date-picker.css"\n',
    replace: "",
    noticedBy: { browser: [screen("FORM-06 the kit's open widgets have no violations")] },
  },
  {
    name: "the pages of members come without the styles of forms",
    file: "app/features/shell/pages.route.tsx",
    find: 'export { pageLinks as links } from "#app/parts/frame/page-links.ts"\n',
    replace: "",
    noticedBy: {
      browser: [
        journey("profile", "ACC-01 every field of a profile is shown and can be changed, regions from country to city"),
      ],
    },
    isEverywhere: true,
  },
  {
    name: "a choice of dark is kept and not shown",
    file: "app/root.tsx",
    find: 'frame?.appearance === "system" ? undefined',
    replace: 'frame?.appearance !== "light" ? undefined',
    noticedBy: {
      browser: [
        journey(
          "language-time",
          "SHELL-08 the appearance follows the device until light or dark is chosen, which the browser keeps",
        ),
      ],
    },
  },
  {
    name: "a Chinese page says that it is English",
    file: "app/root.tsx",
    find: "<html lang={locale}",
    replace: '<html lang="en"',
    noticedBy: {
      browser: [
        journeyWithoutScripts(
          "language-time",
          "I18N-01 I18N-02 the header switches the language on every page, and the browser keeps it",
        ),
      ],
    },
    isEverywhere: true,
  },
  {
    name: "a text of the calendar is English in Chinese",
    file: "app/features/calendar/calendar-tools.tsx",
    find: '{intl.formatMessage({ id: "calendar.today" })}',
    replace: "Today",
    noticedBy: {
      browser: [
        journeyWithoutScripts("calendar", "CAL-01 the current month, its neighbours, week and agenda are links"),
      ],
    },
  },
  {
    name: "a style attribute that the policy forbids",
    file: "app/ui/table/filters.tsx",
    find: '<nav className="counts"',
    replace: '<nav className="counts" style={{ opacity: 1 }}',
    noticedBy: {
      browser: [screen("(meetings)"), journey("meeting-read", "MEET-01 search, status, days, sorting and pages")],
    },
  },
  {
    name: "the alliance's colour has no nonce",
    file: "app/parts/frame/document-head.tsx",
    find: "<style nonce={nonce} suppressHydrationWarning>",
    replace: "<style suppressHydrationWarning>",
    noticedBy: { browser: [journey("tenancy", "SHELL-01 every alliance has its own colour")] },
    isEverywhere: true,
  },
  {
    name: "the script of the sign-on has no nonce",
    file: "app/features/session/callback.route.tsx",
    find: "<script nonce={nonce} suppressHydrationWarning>",
    replace: "<script suppressHydrationWarning>",
    noticedBy: {
      browser: [
        journey("session", "SES-08 after the login a person is sent to the page that they opened before, once"),
      ],
    },
  },
  {
    name: "what is printed has the buttons of the page",
    file: "app/ui/styles/print.css",
    find: "    .acts,\n",
    replace: "",
    noticedBy: { browser: [journey("ballot-read", "VOTE-06 SHELL-08 the sealed result: quorum, majority")] },
  },
]
