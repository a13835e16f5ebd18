import { ChevronIcon } from '../page-frame/icons.tsx'
import { controlOf, FieldFrame, type FieldProps } from './field-frame.tsx'

/** What a drop-down is given beyond the rest. */
export interface SelectFieldProps extends FieldProps {
  /** Shown while nothing is chosen; absent where something always is. */
  readonly placeholder?: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** A labelled drop-down of the browser's own, which every phone and screen reader knows. */
export function SelectField(parts: SelectFieldProps) {
  const { form, name, placeholder } = parts
  const control = controlOf(parts)
  return (
    <FieldFrame parts={parts} look=" vt-field-select">
      <select {...control} onChange={(event) => form.type(name, event.target.value)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {parts.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <label htmlFor={control.id}>{parts.label}</label>
      <ChevronIcon />
    </FieldFrame>
  )
}
