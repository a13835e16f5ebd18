import type { FormField } from './additional-form.ts'
import { fieldParts, partName } from './field-values.ts'
import { LikertRows } from './likert-rows.tsx'

/** The controls of a field that has several: parts, choices, or rows of answers. */
export function GroupBody({ field }: { readonly field: FormField }) {
  if (field.kind === 'likert') return <LikertRows field={field} />
  const parts = fieldParts[field.kind]
  if (!parts) return <Choices field={field} />
  return (
    <div className="vt-parts">
      {field.kind === 'phone' && field.showsCountryCode ? (
        <Part label="Country code" name={partName(field, 'country')} isNumeric />
      ) : null}
      {parts.map((label, index) => (
        <Part
          key={label}
          label={label}
          name={partName(field, index)}
          isNumeric={field.kind === 'phone' || field.kind === 'date'}
        />
      ))}
    </div>
  )
}

function Part({
  label,
  name,
  isNumeric,
}: {
  readonly label: string
  readonly name: string
  readonly isNumeric: boolean
}) {
  return (
    <label className="vt-part">
      <input name={name} inputMode={isNumeric ? 'numeric' : undefined} />
      <span>{label}</span>
    </label>
  )
}

function Choices({ field }: { readonly field: FormField }) {
  return (
    <div className="vt-additional-choices">
      {field.options.map((option) => (
        <label key={option}>
          <input type={field.kind === 'radio' ? 'radio' : 'checkbox'} name={field.id} value={option} />{' '}
          {option}
        </label>
      ))}
    </div>
  )
}
