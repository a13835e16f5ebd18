import type { ReactNode } from 'react'
import { type FormFields, fieldId } from './form-fields.ts'

/** What every field of a form is given. */
export interface FieldProps {
  readonly form: FormFields
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  /** Whether the browser itself checks it; not where the field may be out of sight. */
  readonly hasNativeCheck?: boolean
  readonly autoComplete?: string
  readonly hint?: string
  /** Share of the row; a whole one by default. */
  readonly width?: 'half' | 'third'
}

/** The box of a field: its control and label, and below them its hint and its error. */
export function FieldFrame({
  parts,
  look,
  children,
}: {
  readonly parts: FieldProps
  readonly look: string
  readonly children: ReactNode
}) {
  const { form, name, hint } = parts
  const id = fieldId(form, name)
  const error = form.errors[name]
  const width = parts.width ? ` vt-field-${parts.width}` : ''
  return (
    <div className={`vt-field${look}${width}${error ? ' vt-field-wrong' : ''}`}>
      <div className="vt-field-box">{children}</div>
      {hint ? (
        <p className="vt-field-hint" id={`${id}-hint`}>
          {hint}
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

/** The attributes that tie a control to its field: value, error, hint, and what the browser may fill in. */
export function controlOf({
  form,
  name,
  hint,
  autoComplete,
  isRequired = true,
  hasNativeCheck = true,
}: FieldProps) {
  const id = fieldId(form, name)
  const error = form.errors[name]
  const notes = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    autoComplete,
    required: isRequired && hasNativeCheck,
    'aria-required': isRequired && !hasNativeCheck ? (true as const) : undefined,
    value: form.values[name] ?? '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    onBlur: () => form.leave(name),
  }
}
