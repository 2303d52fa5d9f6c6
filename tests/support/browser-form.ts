import type { Page } from "@playwright/test"
import { idempotencyField, ownerField, versionField } from "#app/forms/schema/form-field-names.ts"
import type { Submission } from "./domain.ts"
import { untilQuiet } from "./until-quiet.ts"

/** What a browser would send for a form, without the fields that are new in every form: `name=value`. */
export type Content = string[]

/** Fields of a form that no person types. */
const ownFields = [idempotencyField, versionField, ownerField]

/** The attribute that marks the form of a submission in the page, and its submit button. */
const mark = "data-tried"

type Wanted = {
  path: string
  fields: [name: string, value: string][]
  isOfRecord: boolean
  mark: string
}

/** Lists whose options depend on the choice before: the page loads them. */
const dependent = ["region_code", "province_code", "city_code"]

/**
 * Finds the form of a submission on the open page, as `formOf` of tests/faults does in its HTML, types its values and marks it. Afterwards
 * the code that checks the form has come.
 * @returns false if the page has no such form
 */
export async function fillForm(page: Page, submission: Submission, path: string): Promise<boolean> {
  const fields = Object.entries(submission.form).filter(([name]) => !ownFields.includes(name))
  if (
    !(await fillOnce(
      page,
      submission,
      path,
      fields.filter(([name]) => !dependent.includes(name)),
    ))
  )
    return false
  for (const [name, value] of fields)
    if (dependent.includes(name) && value !== "")
      await page.locator(`[${mark}=form] select[name="${name}"]`).selectOption(value)
  await untilQuiet(page)
  // rich texts have fields of their own until their editor has come
  await page.waitForFunction((plain) => document.querySelector(plain) === null, `[${mark}=form] [name$=".alt"]`)
  return true
}

function fillOnce(
  page: Page,
  submission: Submission,
  path: string,
  fields: [name: string, value: string][],
): Promise<boolean> {
  const wanted: Wanted = { path, fields, isOfRecord: submission.record !== undefined, mark }
  return page.evaluate(({ path, fields, isOfRecord, mark }: Wanted) => {
    type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement
    const isOption = (control: Control) => /^(checkbox|radio|hidden|submit)$/.test(control.type)
    const named = (form: HTMLFormElement, name: string) => {
      const all = [...form.elements] as Control[]
      const exact = all.filter((control) => control.name === name)
      return exact.length > 0 ? exact : all.filter((control) => control.name === name.replace(/\[\d+\]$/, ""))
    }
    const fitting = (form: HTMLFormElement, [name, value]: [string, string]) =>
      named(form, name).filter((control) => {
        if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.value === value)
        return control.type !== "file" && (!isOption(control) || control.value === value)
      })
    const enter = (control: Control, value: string) => {
      if (/^(hidden|submit)$/.test(control.type)) return
      if (/^(checkbox|radio)$/.test(control.type)) {
        if (!(control as HTMLInputElement).checked) control.click()
        return
      }
      control.value = value
      for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    const score = (form: HTMLFormElement) => {
      const fits = fields.flatMap((field) => fitting(form, field).slice(0, 1))
      const isAbout = named(form, "version").length > 0 === isOfRecord
      return fits.length + 2 * fits.filter(isOption).length + Number(isAbout)
    }
    const forms = [...document.forms].filter(
      (form) => form.method === "post" && new URL(form.action).pathname === new URL(path, location.href).pathname,
    )
    const [form] = forms.sort((a, b) => score(b) - score(a))
    if (!form) return false
    form.setAttribute(mark, "form")
    const buttons = [...form.elements].filter((one) => (one as Control).type === "submit") as HTMLButtonElement[]
    const own = buttons.filter((one) => !one.formNoValidate && one.name !== "__intent__")
    const chosen = own.find((one) => fields.some(([name, value]) => one.name === name && one.value === value))
    const button = chosen ?? own[0]
    button?.setAttribute(mark, "button")
    const later = fields.find(([name]) => !chosen && name === button?.name)
    if (later) form.setAttribute(`${mark}-step`, later[1]) // sent with the form's last step
    // a file that was uploaded or a person who was chosen stands in a hidden field
    const addMissing = (form: HTMLFormElement, [name, value]: [string, string]) => {
      const list = named(form, name).find((control) => control instanceof HTMLSelectElement)
      if (list) list.add(new Option(value, value))
      if (!list) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }))
    }
    for (const field of fields.filter((one) => one !== later)) {
      if (fitting(form, field).length === 0) addMissing(form, field)
      for (const control of fitting(form, field)) enter(control, field[1])
    }
    const first = [...form.elements].find((one) => (one as Control).type !== "hidden")
    form.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    ;(first as HTMLElement | undefined)?.focus()
    return true
  }, wanted)
}

/** What the marked form contains; undefined if it is no longer on the page. */
export function contentOf(page: Page): Promise<Content | undefined> {
  return page.evaluate(
    ({ mark, ownFields }) => {
      const form = document.querySelector<HTMLFormElement>(`[${mark}=form]`)
      if (!form) return undefined
      // a file field is sent with the form only until the code that uploads at once has come: without a file it says nothing
      const isNothing = (value: FormDataEntryValue) => value instanceof File && value.name === ""
      const entries = [...new FormData(form)].filter(([name, value]) => !ownFields.includes(name) && !isNothing(value))
      return entries.map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`)
    },
    { mark, ownFields },
  )
}

/** The idempotency key of the marked form. */
export const keyOf = (page: Page) =>
  page.evaluate(
    ({ mark, name }) => document.querySelector<HTMLInputElement>(`[${mark}=form] [name="${name}"]`)?.value,
    { mark, name: idempotencyField },
  )

/** Sends the marked form with its button. */
export async function sendForm(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const form = document.querySelector<HTMLFormElement>(`[${mark}=form]`)
    for (const old of document.querySelectorAll("[role=alert]")) {
      old.setAttribute(mark, "old")
      // a message that says something else now is a new one
      const changes = new MutationObserver(() => old.removeAttribute(mark))
      changes.observe(old, { childList: true, characterData: true, subtree: true })
    }
    const step = form?.getAttribute(`${mark}-step`)
    const button = form?.querySelector<HTMLButtonElement>(`[${mark}=button], button[value="${step}"]`)
    if (button && step) button.value = step
    form?.requestSubmit(button)
  }, mark)
}

/** The messages of the page that were not there, or said something else, before the form was sent. */
export const newMessages = (page: Page) => page.locator(`[role=alert]:not([${mark}=old])`)
