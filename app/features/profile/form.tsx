import type { SubmissionResult } from "@conform-to/react"
import { useState } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { DraftView } from "#app/forms/drafts/draft.server.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RegionFields } from "#app/parts/regions/region-fields.tsx"
import type { Regions } from "#app/parts/regions/regions.ts"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Facts } from "#app/ui/layout/page.tsx"
import { mobileExample } from "./mobile.ts"
import type { ProfileView } from "./profile.server.ts"

/** Labels of the profile fields, in their order on the page. */
const profileLabels = {
  salutation: "profile.salutation",
  first_name: "profile.first-name",
  last_name: "profile.last-name",
  job_title: "profile.job-title",
  country_code: "profile.country",
  province_code: "profile.province",
  city_code: "profile.city",
  address1: "profile.address1",
  address2: "profile.address2",
  mobile1: "profile.mobile1",
  mobile2: "profile.mobile2",
  phone1: "profile.phone1",
  phone2: "profile.phone2",
  fax: "profile.fax",
  timezone: "profile.timezone",
  language: "profile.language",
} as const

type ProfileFormProps = {
  view: ProfileView
  draft: DraftView | undefined
  answer: (SubmissionResult<string[]> & { regions: Regions }) | undefined
}

/** Form of a profile: basic information, address, contact, time zone and language (ACC-01). */
export function ProfileForm({ view, draft, answer }: ProfileFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "profile",
    schema: () => import("./profile.schema.ts").then((module) => module.profileSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels: profileLabels,
  })
  const shownCountry = fields.country_code.initialValue
  const [country, setCountry] = useState<string>()
  const example = mobileExample(country ?? shownCountry)
  const hint = intl.formatMessage({ id: "profile.mobile.hint" }, { example })
  const family = <TextField field={fields.last_name} autoComplete="family-name" />
  const isFamilyFirst = intl.locale.startsWith("zh")
  const salutations = [
    { value: "female", text: intl.formatMessage({ id: "profile.salutation.female" }) },
    { value: "male", text: intl.formatMessage({ id: "profile.salutation.male" }) },
  ]
  return (
    <LongForm form={form} draft={draft} submit={intl.formatMessage({ id: "profile.submit" })}>
      <VersionField value={view.values.version} />
      <RequiredHint />
      <StaleNote href={paths.myProfile(url)} />
      <FormSection
        title={intl.formatMessage({ id: "profile.basic" })}
        intro={intl.formatMessage({ id: "profile.basic.intro" })}
      >
        <ProfileFacts known={view.known} />
        <SelectField
          field={fields.salutation}
          options={salutations}
          empty={intl.formatMessage({ id: "profile.salutation.none" })}
        />
        {isFamilyFirst && family}
        <TextField field={fields.first_name} autoComplete="given-name" />
        {!isFamilyFirst && family}
        <TextField field={fields.job_title} autoComplete="organization-title" />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "profile.address" })}>
        <RegionFields
          country={fields.country_code}
          province={fields.province_code}
          city={fields.city_code}
          given={answer?.regions ?? view.regions}
          onCountry={setCountry}
        />
        <TextField field={fields.address1} autoComplete="address-line1" />
        <TextField field={fields.address2} autoComplete="address-line2" />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "profile.contact" })}>
        <TextField field={fields.mobile1} type="tel" autoComplete="mobile tel" hint={hint} />
        <TextField field={fields.mobile2} type="tel" autoComplete="off" />
        <TextField
          field={fields.phone1}
          type="tel"
          autoComplete="work tel"
          hint={intl.formatMessage({ id: "profile.phone.hint" })}
        />
        <TextField field={fields.phone2} type="tel" autoComplete="off" />
        <TextField field={fields.fax} type="tel" autoComplete="fax tel" />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "profile.display" })}
        intro={intl.formatMessage({ id: "profile.display.intro" })}
      >
        <SelectField field={fields.timezone} options={view.zones} isRequired />
        <SelectField field={fields.language} options={view.languages} isRequired />
      </FormSection>
    </LongForm>
  )
}

/** Read-only data of a person, which member administrators maintain. */
function ProfileFacts({ known: { username, email, name, realName, organization } }: Pick<ProfileView, "known">) {
  const intl = useIntl()
  return (
    <div className="field">
      <Facts
        items={[
          { term: intl.formatMessage({ id: "profile.username" }), value: username },
          { term: intl.formatMessage({ id: "profile.email" }), value: email },
          { term: intl.formatMessage({ id: "profile.name" }), value: name },
          { term: intl.formatMessage({ id: "profile.real-name" }), value: realName === name ? undefined : realName },
          { term: intl.formatMessage({ id: "profile.organization" }), value: organization },
        ]}
      />
    </div>
  )
}
