import { ChevronIcon } from '../page-frame/icons.tsx'
import type { FormFields } from './form-fields.ts'
import { fieldId } from './form-fields.ts'

/** A labelled drop-down of the browser's own, which every phone and screen reader knows. */
export function SelectField(parts: {
  readonly form: FormFields
  readonly name: string
  readonly label: string
  readonly autoComplete?: string
  readonly isRequired?: boolean
  /** Whether the browser itself checks it; not where the field may be out of sight. */
  readonly hasNativeCheck?: boolean
  readonly width?: 'half' | 'third'
  /** Shown while nothing is chosen; absent where something always is. */
  readonly placeholder?: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}) {
  const { form, name } = parts
  const id = fieldId(form, name)
  const error = form.errors[name]
  return (
    <div
      className={`vt-field vt-field-select${parts.width ? ` vt-field-${parts.width}` : ''}${error ? ' vt-field-wrong' : ''}`}
    >
      <div className="vt-field-box">
        <select
          id={id}
          name={name}
          required={(parts.isRequired ?? true) && parts.hasNativeCheck !== false}
          autoComplete={parts.autoComplete}
          value={form.values[name] ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => form.type(name, event.target.value)}
          onBlur={() => form.leave(name)}
        >
          {parts.placeholder === undefined ? null : <option value="">{parts.placeholder}</option>}
          {parts.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <label htmlFor={id}>{parts.label}</label>
        <ChevronIcon />
      </div>
      {error ? (
        <p className="vt-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
