import { controlOf, FieldFrame, type FieldProps } from './field-frame.tsx'

/** A labelled box for some lines of text; it may stay empty. */
export function NoteField(parts: FieldProps & { readonly maxLength: number }) {
  const { form, name, label, maxLength } = parts
  const control = controlOf({ ...parts, isRequired: false })
  return (
    <FieldFrame parts={parts} look=" vt-field-note">
      <textarea
        {...control}
        rows={3}
        maxLength={maxLength}
        placeholder=" "
        onChange={(event) => form.type(name, event.target.value)}
      />
      <label htmlFor={control.id}>
        {label}
        <span className="vt-field-optional"> (optional)</span>
      </label>
    </FieldFrame>
  )
}
