import type { FieldValue } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import { isParted } from '@vitrine/domain/forms/parts/field-parts'
import type { ReactNode } from 'react'
import { GroupBody } from './group-body.tsx'
import { SingleBody } from './single-body.tsx'

/** A field of a form that buyers fill in, with its error before its title. */
export function BuyersField({
  field,
  manner,
  prefix,
  idPrefix,
  value,
  error,
}: {
  readonly field: FormField
  readonly manner: FieldManner
  readonly prefix: string
  readonly idPrefix: string
  readonly value: FieldValue | undefined
  readonly error: string | undefined
}) {
  const id = idPrefix + field.id.replaceAll('.', '-')
  const name = prefix + field.id
  const text = typeof value === 'string' ? value : ''
  // What was told by the address of the page, when it was filled in first, is not lost.
  if (field.type === 'hidden') return text === '' ? null : <input type="hidden" name={name} value={text} />
  if (field.type === 'section') return <SectionField field={field} />
  const notes = [error ? `${id}-error` : '', field.description ? `${id}-note` : ''].filter(Boolean)
  const describedBy = notes.join(' ') || undefined
  const isGroup = isParted(field.type) || ['radio', 'checkbox', 'likert'].includes(field.type)
  const body = isGroup ? (
    <GroupBody field={field} manner={manner} prefix={prefix} value={value} />
  ) : (
    <SingleBody
      field={field}
      id={id}
      name={name}
      text={text}
      describedBy={describedBy}
      isWrong={error !== undefined}
    />
  )
  return (
    <Frame field={field} id={id} isGroup={isGroup} describedBy={describedBy}>
      {error ? (
        <p className="vt-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      <Title field={field} id={id} isGroup={isGroup} />
      {field.description ? (
        <p className="vt-field-hint" id={`${id}-note`}>
          {field.description}
        </p>
      ) : null}
      {body}
    </Frame>
  )
}

function Frame(props: {
  readonly field: FormField
  readonly id: string
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
      id={props.id}
      tabIndex={-1}
      aria-labelledby={`${props.id}-title`}
      aria-describedby={props.describedBy}
    >
      {props.children}
    </div>
  )
}

function Title({
  field,
  id,
  isGroup,
}: {
  readonly field: FormField
  readonly id: string
  readonly isGroup: boolean
}) {
  const text = (
    <>
      {field.title}
      {field.isRequired ? <span className="vt-required"> (required)</span> : null}
    </>
  )
  if (isGroup) {
    return (
      <span className="vt-additional-title" id={`${id}-title`}>
        {text}
      </span>
    )
  }
  return (
    <label className="vt-additional-title" htmlFor={id}>
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
