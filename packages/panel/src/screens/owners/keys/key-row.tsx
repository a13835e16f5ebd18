import { Button, Code, Group, Text } from '@mantine/core'
import { keyRightTexts } from '@vitrine/domain/owners/key-rights'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { ApiKey } from './api-key.ts'

interface KeyRowProps {
  readonly apiKey: ApiKey
  readonly onDelete: () => void
}

/** A key with what it may read, and when it was used. */
export function KeyRow({ apiKey, onDelete }: KeyRowProps) {
  const { ago, day } = useFormat()
  const { name, rights, ending, createdBy, createdAtMs, expiresAtMs, isExpired, lastUsedAtMs } = apiKey
  const end = expiresAtMs === null ? 'no end' : `${isExpired ? 'ended' : 'ends'} ${day(expiresAtMs)}`
  return (
    <Group component="li" justify="space-between" px={20} py="sm" gap="sm">
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Code>…{ending}</Code>
          {isExpired && <StatusBadge tone="due">Expired</StatusBadge>}
        </Group>
        <Text size="sm">Reads: {rights.map((right) => keyRightTexts[right].label).join(', ')}</Text>
        <Text size="xs" c="dimmed">
          {lastUsedAtMs === null ? 'Never used' : `Last used ${ago(lastUsedAtMs)}`}; made {day(createdAtMs)}
          {createdBy && ` by ${createdBy}`}; {end}
        </Text>
      </div>
      <Button size="xs" variant="default" onClick={onDelete} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </Group>
  )
}
