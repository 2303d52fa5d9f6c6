import { replaceHtmlAnswers } from "./html-answer.ts"

export { parseForm } from "./parse-form.ts"

// The code of a form that is loaded on first interaction: the form is sent after it.
replaceHtmlAnswers(window)
