import { type FormField, keysOf } from '@vitrine/domain/forms/form-field'
import { type ComponentProps, useState } from 'react'

/** A field with one control, as it is put on the page. */
export interface ShownField {
  readonly field: FormField
  readonly id: string
  readonly name: string
  readonly text: string
  readonly describedBy: string | undefined
  readonly isWrong: boolean
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
}

/** The control of a field that has one. */
export function SingleBody({ field, id, name, text, describedBy, isWrong }: ShownField) {
  const shared = {
    id,
    name,
    defaultValue: text,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    'aria-required': field.isRequired || undefined,
  }
  if (field.type === 'textarea')
    return <CountedText {...shared} placeholder={field.placeholder} limit={field.maxLength} />
  if (field.type === 'select') {
    return (
      <select {...shared}>
        <option value="">Select</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const type = inputTypes[field.type] ?? 'text'
  const input = <input {...shared} type={type} inputMode={keysOf(field)} placeholder={field.placeholder} />
  if (field.type !== 'currency') return input
  return (
    <span className="vt-currency">
      <span aria-hidden="true">{field.currencySymbol || '$'}</span>
      {input}
    </span>
  )
}

/** A text of many lines that tells how long it is, where it has a limit (specification, section 5). */
function CountedText({ limit, ...area }: ComponentProps<'textarea'> & { readonly limit: number }) {
  const [length, setLength] = useState(String(area.defaultValue ?? '').length)
  if (limit === 0) return <textarea {...area} rows={4} />
  const counterId = `${area.id}-counter`
  const isOver = length > limit
  return (
    <>
      <textarea
        {...area}
        rows={4}
        data-max-length={limit}
        aria-describedby={[area['aria-describedby'], counterId].filter(Boolean).join(' ')}
        aria-invalid={area['aria-invalid'] || isOver || undefined}
        onInput={(event) => setLength(event.currentTarget.value.replaceAll('\r\n', '\n').length)}
      />
      <span className={isOver ? 'vt-counter vt-over' : 'vt-counter'} id={counterId}>
        {length} / {limit}
      </span>
    </>
  )
}
