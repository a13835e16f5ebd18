import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { addRow } from './row-focus.ts'

interface AddRowButtonProps {
  readonly onAdd: () => void
  readonly disabled?: boolean
  /** What it adds, in words. */
  readonly children: ReactNode
}

/** The button beneath rows of fields that adds one, and leads to its first field. */
export function AddRowButton({ onAdd, disabled = false, children }: AddRowButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<Plus size={16} aria-hidden />}
      data-adds
      disabled={disabled}
      style={{ alignSelf: 'flex-start' }}
      onClick={(event) => addRow(event, onAdd)}
    >
      {children}
    </Button>
  )
}
