import { askedParts, type FieldPart, isParted } from '@vitrine/domain/forms/field-parts'
import { isList } from '@vitrine/domain/forms/field-value'
import { partName } from '@vitrine/domain/forms/form-field'
import { LikertRows } from './likert-rows.tsx'
import type { ShownGroup } from './shown-group.ts'

/** The controls of a field that has several: parts, choices, or rows of answers. */
export function GroupBody(group: ShownGroup) {
  const { field, prefix, value } = group
  if (field.type === 'likert') return <LikertRows {...group} />
  if (!isParted(field.type)) return <Choices {...group} />
  const typed = value !== undefined && isList(value) ? value : []
  return (
    <div className="vt-parts">
      {askedParts(field).map(([place, part]) => (
        <Part key={place} part={part} name={prefix + partName(field, place)} typed={typed[place] ?? ''} />
      ))}
    </div>
  )
}

function Part({
  part,
  name,
  typed,
}: {
  readonly part: FieldPart
  readonly name: string
  readonly typed: string
}) {
  const { label, choices, digits, autocomplete } = part
  if (choices)
    return (
      <label className="vt-part">
        <select name={name} defaultValue={typed}>
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
      <input
        name={name}
        defaultValue={typed}
        autoComplete={autocomplete}
        maxLength={digits}
        inputMode={inputMode}
      />
      <span>{label}</span>
    </label>
  )
}

function Choices({ field, prefix, value }: ShownGroup) {
  const isChosen = (option: string) =>
    typeof value === 'string'
      ? value === option
      : value !== undefined && isList(value) && value.includes(option)
  return (
    <div className="vt-additional-choices">
      {field.options.map((option, place) => (
        <label key={option}>
          <input
            type={field.type === 'radio' ? 'radio' : 'checkbox'}
            name={prefix + (field.type === 'radio' ? field.id : partName(field, place))}
            value={option}
            defaultChecked={isChosen(option)}
          />{' '}
          {option}
        </label>
      ))}
    </div>
  )
}
