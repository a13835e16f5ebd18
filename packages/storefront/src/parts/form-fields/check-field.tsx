import type { ReactNode } from 'react'
import type { FormFields } from './form-fields.ts'
import { fieldId } from './form-fields.ts'

/** A box to tick; its value is "on" or "". */
export function CheckField(parts: {
  readonly form: FormFields
  readonly name: string
  readonly label: ReactNode
}) {
  const { form, name } = parts
  const id = fieldId(form, name)
  const error = form.errors[name]
  return (
    <div className="vt-check">
      <input
        id={id}
        name={name}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        checked={form.values[name] === 'on'}
        onChange={(event) => form.type(name, event.target.checked ? 'on' : '')}
      />
      <label htmlFor={id}>{parts.label}</label>
      {error ? (
        <p className="vt-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
