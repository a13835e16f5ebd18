import type { FormFields } from './form-fields.ts'
import { fieldId } from './form-fields.ts'

/** What a single-line field needs to know; the rest comes from its form. */
export interface TextFieldParts {
  readonly form: FormFields
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  /** Whether the browser itself checks it; not where the field may be out of sight. */
  readonly hasNativeCheck?: boolean
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly hint?: string
  readonly maxLength?: number
  /** Share of the row; a whole one unless told. */
  readonly width?: 'half' | 'third'
  /** Puts what is typed into the form the field wants, such as groups of four digits. */
  readonly shape?: (text: string) => string
}

/** A labelled input whose error stands below it and is read out with it. */
export function TextField(parts: TextFieldParts) {
  const { form, name, label, isRequired = true, shape = (text) => text } = parts
  const id = fieldId(form, name)
  const error = form.errors[name]
  const notes = [error ? `${id}-error` : '', parts.hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div
      className={`vt-field${parts.width ? ` vt-field-${parts.width}` : ''}${error ? ' vt-field-wrong' : ''}`}
    >
      <div className="vt-field-box">
        <input
          id={id}
          name={name}
          type={parts.type ?? 'text'}
          inputMode={parts.inputMode}
          autoComplete={parts.autoComplete}
          maxLength={parts.maxLength}
          required={isRequired && parts.hasNativeCheck !== false}
          placeholder=" "
          value={form.values[name] ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => form.type(name, shape(event.target.value))}
          onBlur={() => form.leave(name)}
        />
        <label htmlFor={id}>
          {label}
          {isRequired ? null : <span className="vt-field-optional"> (optional)</span>}
        </label>
      </div>
      {parts.hint ? (
        <p className="vt-field-hint" id={`${id}-hint`}>
          {parts.hint}
        </p>
      ) : null}
      {error ? (
        <p className="vt-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
