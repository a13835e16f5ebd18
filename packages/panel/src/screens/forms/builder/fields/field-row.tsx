import type { FormField } from '@vitrine/domain/forms/form-field'
import { GitBranch } from 'lucide-react'
import type { ReactNode } from 'react'
import { BuilderRow } from '../../../../parts/builder/builder-row.tsx'
import { fieldKinds } from '../field-kinds.ts'
import { FieldProperties } from './field-properties.tsx'

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
export function FieldRow({ field, earlier, errors, onChange, ...row }: FieldRowProps) {
  const { label, icon } = fieldKinds[field.type]
  return (
    <BuilderRow
      {...row}
      id={field.id}
      kind={field.type}
      kindLabel={label}
      icon={icon}
      isWrong={Object.keys(errors).length > 0}
      marks={<Marks field={field} />}
    >
      {() => <FieldProperties field={field} earlier={earlier} errors={errors} onChange={onChange} />}
    </BuilderRow>
  )
}

function Marks({ field }: Pick<FieldRowProps, 'field'>) {
  return (
    <>
      {field.isRequired && (
        <span role="img" aria-label="required">
          *
        </span>
      )}
      {(field.shownIf ?? []).length > 0 && <GitBranch size={14} role="img" aria-label="under conditions" />}
    </>
  )
}
