import { Group, Text } from '@mantine/core'
import { RemoveRowIcon } from './remove-row-icon.tsx'

interface RowHeadProps {
  /** What the block is about. */
  readonly title: string
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** The head of a block of fields, with the icon that takes the whole block away: beside a field it would seem to take that away. */
export function RowHead({ title, removeLabel, onRemove }: RowHeadProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text fw={600} size="sm" truncate>
        {title}
      </Text>
      <RemoveRowIcon aria-label={removeLabel} onRemove={onRemove} />
    </Group>
  )
}
