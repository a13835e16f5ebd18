import { isParted } from '@vitrine/domain/forms/field-parts'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { ReactNode } from 'react'
import { GroupBody } from './group-body.tsx'

/** A field of an item's form, with its error before its title. */
export function AdditionalField({
  field,
  error,
}: {
  readonly field: FormField
  readonly error: string | undefined
}) {
  if (field.type === 'hidden') return null
  if (field.type === 'section') return <SectionField field={field} />
  const notes = [error ? `${field.id}-error` : '', field.description ? `${field.id}-note` : ''].filter(
    Boolean,
  )
  const describedBy = notes.join(' ') || undefined
  const isGroup = isParted(field.type) || ['radio', 'checkbox', 'likert'].includes(field.type)
  const body = isGroup ? (
    <GroupBody field={field} />
  ) : (
    <SingleBody field={field} describedBy={describedBy} isWrong={error !== undefined} />
  )
  return (
    <Frame field={field} isGroup={isGroup} describedBy={describedBy}>
      {error ? (
        <p className="vt-field-error" id={`${field.id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      <Title field={field} isGroup={isGroup} />
      {field.description ? (
        <p className="vt-field-hint" id={`${field.id}-note`}>
          {field.description}
        </p>
      ) : null}
      {body}
    </Frame>
  )
}

function Frame(props: {
  readonly field: FormField
  readonly isGroup: boolean
  readonly describedBy: string | undefined
  readonly children: ReactNode
}) {
  const shared = { className: 'vt-additional-field', 'data-field-id': props.field.id }
  if (!props.isGroup) return <div {...shared}>{props.children}</div>
  return (
    // biome-ignore lint/a11y/useSemanticElements: an error must stand before the title, which a legend does not allow.
    <div
      {...shared}
      role="group"
      aria-labelledby={`${props.field.id}-title`}
      aria-describedby={props.describedBy}
    >
      {props.children}
    </div>
  )
}

function Title({ field, isGroup }: { readonly field: FormField; readonly isGroup: boolean }) {
  const text = (
    <>
      {field.title}
      {field.isRequired ? <span className="vt-required"> (required)</span> : null}
    </>
  )
  if (isGroup) {
    return (
      <span className="vt-additional-title" id={`${field.id}-title`}>
        {text}
      </span>
    )
  }
  return (
    <label className="vt-additional-title" htmlFor={field.id}>
      {text}
    </label>
  )
}

function SectionField({ field }: { readonly field: FormField }) {
  return (
    <div className={field.underline ? 'vt-additional-section vt-underlined' : 'vt-additional-section'}>
      <h3>{field.title}</h3>
      {field.description ? <p className="vt-field-hint">{field.description}</p> : null}
    </div>
  )
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  number: 'number',
  website: 'url',
  password: 'password',
}

function SingleBody(props: {
  readonly field: FormField
  readonly describedBy: string | undefined
  readonly isWrong: boolean
}) {
  const { field } = props
  const shared = {
    id: field.id,
    name: field.id,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.isWrong || undefined,
    'aria-required': field.isRequired || undefined,
  }
  if (field.type === 'textarea') return <textarea {...shared} rows={4} placeholder={field.placeholder} />
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
  const input = <input {...shared} type={inputTypes[field.type] ?? 'text'} placeholder={field.placeholder} />
  if (field.type !== 'currency') return input
  return (
    <span className="vt-currency">
      <span aria-hidden="true">{field.currencySymbol || '$'}</span>
      {input}
    </span>
  )
}
