import { FormattedMessage, useIntl } from "react-intl"
import { altField, imageField, largestImage, maxAlt } from "./image.ts"
import { richTextIntent } from "./text-format.ts"
import { imageEndings, megabyte } from "#app/parts/attachments/attachment.ts"

/**
 * An image for a text as a file field and a submit button, which need no scripts (FORM-11). The image is added to the end of the text.
 * @param alt the alternative text as it was sent without an image (FORM-08)
 */
export function PlainImage({ name, alt: typed }: { name: string; alt: string }) {
  const intl = useIntl()
  const file = intl.formatMessage({ id: "rich-text.image.file" })
  const alt = intl.formatMessage({ id: "rich-text.image.alt" })
  return (
    <details className="rich-image" open={typed !== ""}>
      <summary>
        <FormattedMessage id="rich-text.image.add" />
      </summary>
      <input type="file" name={imageField(name)} accept={imageEndings.join(",")} aria-label={file} title={file} />
      <label>
        {alt}
        <input type="text" name={altField(name)} maxLength={maxAlt} autoComplete="off" defaultValue={typed} />
      </label>
      <button type="submit" className="btn" name={richTextIntent} value={`image ${name}`} formNoValidate>
        <FormattedMessage id="rich-text.image.insert" />
      </button>
      <small className="muted">
        <FormattedMessage id="rich-text.image.hint" values={{ limit: largestImage / megabyte }} />
      </small>
    </details>
  )
}
