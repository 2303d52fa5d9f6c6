import { ballotCountingValues } from "#openapi/generated/values/ballot-counting.ts"
import { Fragment } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { CheckboxField, RadioGroup, TextField, type Option } from "#app/forms/fields/fields.tsx"
import { FormSection, HiddenField } from "#app/forms/submit/form.tsx"
import { maxProxies } from "./limits.ts"

type WeightRow = Field & { getFieldset(): Record<"level_id" | "weight", Field> }

type BallotCountingProps = {
  fields: { counted_by: Field; is_secret: Field; proxy_limit: Field; weights: Field & { getFieldList(): WeightRow[] } }
  /** The member levels of the alliance, in the order of the rows. */
  levels: Option[]
}

/**
 * Whether people or entities are counted, how many votes an entity of each member level has, how many votes a voter may hold for others, and
 * whether the ballot is secret (VOTE-07, VOTE-08, VOTE-09).
 */
export function BallotCounting({ fields, levels }: BallotCountingProps) {
  const intl = useIntl()
  const levelOf = (row: WeightRow) => levels.find(({ value }) => value === row.getFieldset().level_id.initialValue)
  const rows = fields.weights.getFieldList().filter(levelOf)
  return (
    <FormSection
      title={intl.formatMessage({ id: "ballot-form.counting" })}
      intro={intl.formatMessage({ id: "ballot-form.counting-intro" })}
    >
      <RadioGroup
        field={fields.counted_by}
        isRequired
        options={ballotCountingValues.map((value) => ({
          value,
          text: intl.formatMessage({ id: `ballot.counted-by.${value}` }),
          note: intl.formatMessage({ id: `ballot-form.counted-by.${value}` }),
        }))}
      />
      {rows.length > 0 && (
        <div className="weights inline">
          <p className="hint">{intl.formatMessage({ id: "ballot-form.weights-intro" })}</p>
          {rows.map((row) => {
            const { level_id, weight } = row.getFieldset()
            return (
              <Fragment key={row.key}>
                <HiddenField field={level_id} />
                <TextField field={weight} inputMode="numeric" hint={levelOf(row)?.text} />
              </Fragment>
            )
          })}
        </div>
      )}
      <TextField
        field={fields.proxy_limit}
        inputMode="numeric"
        hint={intl.formatMessage({ id: "ballot-form.proxies-hint" }, { max: maxProxies })}
      />
      <CheckboxField field={fields.is_secret} hint={intl.formatMessage({ id: "ballot-form.secret-hint" })} />
    </FormSection>
  )
}
