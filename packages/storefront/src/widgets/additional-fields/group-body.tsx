import { askedParts, type FieldPart, isParted } from '@vitrine/domain/forms/field-parts'
import { type FormField, partName } from '@vitrine/domain/forms/form-field'
import { LikertRows } from './likert-rows.tsx'

/** The controls of a field that has several: parts, choices, or rows of answers. */
export function GroupBody({ field }: { readonly field: FormField }) {
  if (field.type === 'likert') return <LikertRows field={field} />
  if (!isParted(field.type)) return <Choices field={field} />
  return (
    <div className="vt-parts">
      {askedParts(field).map(([place, part]) => (
        <Part key={place} part={part} name={partName(field, place)} />
      ))}
    </div>
  )
}

function Part({ part, name }: { readonly part: FieldPart; readonly name: string }) {
  const { label, choices, digits, autocomplete } = part
  if (choices)
    return (
      <label className="vt-part">
        <select name={name}>
          <option value="" />
          {choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <span>{label}</span>
      </label>
    )
  const inputMode = digits === undefined ? undefined : 'numeric'
  return (
    <label className="vt-part">
      <input name={name} autoComplete={autocomplete} maxLength={digits} inputMode={inputMode} />
      <span>{label}</span>
    </label>
  )
}

function Choices({ field }: { readonly field: FormField }) {
  return (
    <div className="vt-additional-choices">
      {field.options.map((option, place) => (
        <label key={option}>
          <input
            type={field.type === 'radio' ? 'radio' : 'checkbox'}
            name={field.type === 'radio' ? field.id : partName(field, place)}
            value={option}
          />{' '}
          {option}
        </label>
      ))}
    </div>
  )
}
