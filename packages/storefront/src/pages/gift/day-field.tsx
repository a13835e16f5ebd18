import { controlOf, FieldFrame, type FieldProps } from '../../parts/form-fields/field-frame.tsx'

/** A labelled day; it may stay empty. */
export function DayField(parts: FieldProps & { readonly firstDay: string; readonly lastDay: string }) {
  const { form, name, label, firstDay, lastDay } = parts
  const hint = 'Left empty, it is sent as soon as it is paid.'
  const control = controlOf({ ...parts, hint, isRequired: false })
  return (
    <FieldFrame parts={{ ...parts, hint }} look="">
      <input
        {...control}
        type="date"
        min={firstDay}
        max={lastDay}
        onChange={(event) => form.type(name, event.target.value)}
      />
      <label htmlFor={control.id}>
        {label}
        <span className="vt-field-optional"> (optional)</span>
      </label>
    </FieldFrame>
  )
}
