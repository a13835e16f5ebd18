import { useEffect, useRef } from 'react'
import { type FormFields, fieldId } from './form-fields.ts'

/** All errors of a form above it, each a link to its field. Takes the focus whenever `round` grows. */
export function ErrorSummary(parts: {
  readonly form: FormFields
  readonly title: string
  /** A message that belongs to no field. */
  readonly problem: string | null
  readonly round: number
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (parts.round > 0) box.current?.focus()
  }, [parts.round])
  const errors = Object.entries(parts.form.errors)
  if (errors.length === 0 && !parts.problem) return null
  return (
    <div className="vt-alert" role="alert" tabIndex={-1} ref={box}>
      <strong className="vt-alert-title">{parts.problem ?? parts.title}</strong>
      {errors.length > 0 ? (
        <ul className="vt-alert-list">
          {errors.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${fieldId(parts.form, name)}`}
                onClick={(event) => focusField(event, fieldId(parts.form, name))}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function focusField(event: { preventDefault(): void }, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
