import { isList } from '@vitrine/domain/forms/field-value'
import { partName } from '@vitrine/domain/forms/form-field'
import { type AskedPart, askedParts, isParted } from '@vitrine/domain/forms/parts/field-parts'
import { LikertRows } from './likert-rows.tsx'
import type { ShownGroup } from './shown-group.ts'

/** The controls of a field that has several: parts, choices, or rows of answers. */
export function GroupBody(group: ShownGroup) {
  const { field, manner, prefix, value } = group
  if (field.type === 'likert') return <LikertRows {...group} />
  if (!isParted(field.type)) return <Choices {...group} />
  return (
    <div className="vt-parts">
      {askedParts(field, value, manner).map((asked) => (
        <Part key={asked.place} asked={asked} name={prefix + partName(field, asked.place)} />
      ))}
    </div>
  )
}

function Part({ asked, name }: { readonly asked: AskedPart; readonly name: string }) {
  const { part, typed } = asked
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
  return (
    <label className="vt-part">
      <input
        name={name}
        type={part.isPhone ? 'tel' : 'text'}
        defaultValue={typed}
        autoComplete={autocomplete}
        maxLength={digits}
        inputMode={digits === undefined && !part.isNumeric ? undefined : 'numeric'}
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
