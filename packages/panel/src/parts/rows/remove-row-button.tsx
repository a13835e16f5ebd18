import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { removeRow } from './row-focus.ts'

interface RemoveRowButtonProps {
  readonly onRemove: () => void
  /** What it takes away, in words. */
  readonly children: ReactNode
}

/** The button in a block of fields that takes the block away, and leads to what is left. */
export function RemoveRowButton({ onRemove, children }: RemoveRowButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Trash2 size={16} aria-hidden />}
      onClick={(event) => removeRow(event, onRemove)}
    >
      {children}
    </Button>
  )
}
