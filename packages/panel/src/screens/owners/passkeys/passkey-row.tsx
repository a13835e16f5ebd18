import { Button, Group, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { Passkey } from './passkey.ts'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

/** A passkey with when it was made and used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { ago, day } = useFormat()
  const { name, host, createdAtMs, lastUsedAtMs } = passkey
  return (
    <Group component="li" justify="space-between" px={20} py="sm" gap="sm">
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {host !== location.hostname && <StatusBadge tone="due">{`Works at ${host}`}</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {lastUsedAtMs === null ? 'Never used' : `Last used ${ago(lastUsedAtMs)}`}; made {day(createdAtMs)}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onRename} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button size="xs" variant="default" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Group>
    </Group>
  )
}
