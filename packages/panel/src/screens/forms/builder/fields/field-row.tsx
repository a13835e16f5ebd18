import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { ChevronDown, ChevronUp, Copy, GitBranch, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { fieldKinds } from '../field-kinds.ts'
import { FieldProperties } from './field-properties.tsx'
import classes from './fields.module.css'

interface FieldRowProps {
  readonly field: FormField
  /** The fields above it. */
  readonly earlier: readonly FormField[]
  readonly name: string
  readonly grip: ReactNode
  /** What is wrong with it, by path. */
  readonly errors: Readonly<Record<string, string>>
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onChange: (some: Partial<FormField>, key: string) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
}

/** A field of the form: what it is called, and opened what can be set of it. */
export function FieldRow(props: FieldRowProps) {
  const { field, earlier, name, grip, errors, onToggle, onChange, onDuplicate, onRemove } = props
  const bodyId = useId()
  const isWrong = Object.keys(errors).length > 0
  const isOpen = props.isOpen || isWrong
  const { label, icon: Icon } = fieldKinds[field.type]
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <div
      className={classes.field}
      data-field={field.id}
      data-wrong={isWrong || undefined}
      data-kind={field.type}
    >
      <div className={classes.head}>
        {grip}
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-field-toggle
          onClick={onToggle}
        >
          <Icon size={16} aria-hidden />
          <span className={classes.title}>
            {name}
            {field.isRequired && (
              <span role="img" aria-label="required">
                {' *'}
              </span>
            )}
          </span>
          {(field.shownIf ?? []).length > 0 && (
            <GitBranch size={14} role="img" aria-label="under conditions" />
          )}
          <span className={classes.kind}>{label}</span>
          <Chevron size={16} aria-hidden />
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Duplicate ${name}`}
          onClick={onDuplicate}
        >
          <Copy size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div id={bodyId} className={isOpen ? classes.body : undefined} hidden={!isOpen}>
        {isOpen && <FieldProperties field={field} earlier={earlier} errors={errors} onChange={onChange} />}
      </div>
    </div>
  )
}
