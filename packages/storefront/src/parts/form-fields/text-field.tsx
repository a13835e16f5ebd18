import { controlOf, FieldFrame, type FieldProps } from './field-frame.tsx'

/** What a single-line field is given beyond the rest. */
export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  readonly maxLength?: number
  /** Puts what is typed into the form the field wants, such as groups of four digits. */
  readonly shape?: (text: string) => string
}

/** A labelled input whose error stands below it and is read out with it. */
export function TextField(parts: TextFieldProps) {
  const { form, name, label, isRequired = true, shape = (text) => text } = parts
  const control = controlOf(parts)
  return (
    <FieldFrame parts={parts} look="">
      <input
        {...control}
        type={parts.type ?? 'text'}
        inputMode={parts.inputMode}
        maxLength={parts.maxLength}
        placeholder=" "
        onChange={(event) => form.type(name, shape(event.target.value))}
      />
      <label htmlFor={control.id}>
        {label}
        {isRequired ? null : <span className="vt-field-optional"> (optional)</span>}
      </label>
    </FieldFrame>
  )
}
