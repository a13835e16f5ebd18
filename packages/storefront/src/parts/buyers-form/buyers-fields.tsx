import { shownFields } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import { useEffect, useRef, useState } from 'react'
import { BuyersField } from './buyers-field.tsx'
import { filledIn } from './filled-in.ts'
import './buyers-form.css'

/** The fields of a form that a buyer fills in; those whose conditions are not met are out of sight. They must stand in a form element. */
export function BuyersFields(props: {
  readonly fields: readonly FormField[]
  readonly manner: FieldManner
  /** Stands before the names of inputs, and before ids, where others are on the page. */
  readonly prefix?: string
  /** Stands before ids, where it is another. */
  readonly idPrefix?: string
  /** What stands in them at first. */
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
  readonly onFill?: (values: FormValues) => void
}) {
  const { fields, manner, prefix = '', idPrefix = prefix, values, errors, onFill } = props
  const box = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState(values)
  const shown = new Set(shownFields(fields, filled))
  const note = () => {
    const form = box.current?.closest('form')
    if (!form) return
    const now = filledIn(fields, form, prefix)
    setFilled(now)
    onFill?.(now)
  }
  // Before scripts took over, somebody may have typed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life.
  useEffect(note, [])
  return (
    <div className="vt-additional-fields" ref={box} onChange={note}>
      {fields.map((field) => (
        <div key={field.id} hidden={!shown.has(field)}>
          <BuyersField
            field={field}
            manner={manner}
            prefix={prefix}
            idPrefix={idPrefix}
            value={values[field.id]}
            error={shown.has(field) ? errors[field.id] : undefined}
          />
        </div>
      ))}
    </div>
  )
}
