import { ActionIcon } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { removeRow } from './row-focus.ts'

interface RemoveRowIconProps {
  readonly onRemove: () => void
  readonly 'aria-label': string
  /** Whether it stands in one line with fields that have their labels above them. */
  readonly isBesideLabels?: boolean
}

/** The icon in a row of fields that takes the row away, and leads to what is left. */
export function RemoveRowIcon({ onRemove, 'aria-label': label, isBesideLabels = false }: RemoveRowIconProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      mt={isBesideLabels ? 26 : 0}
      aria-label={label}
      onClick={(event) => removeRow(event, onRemove)}
    >
      <Trash2 size={18} aria-hidden />
    </ActionIcon>
  )
}
