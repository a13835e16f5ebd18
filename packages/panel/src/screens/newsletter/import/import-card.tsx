import { Group, Paper, Progress, Stack, Table, Text, Title } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { importSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'

type SubscriberImport = ReplyOf<typeof importSubscribersCall>['subscriberImport']

/** An import: how far it is, and what became of the addresses. */
export function ImportCard({ subscriberImport }: { readonly subscriberImport: SubscriberImport }) {
  const { fileName, byName, createdAtMs, state, message, total, done, consent } = subscriberImport
  const format = useFormat()
  return (
    <Paper withBorder p="md" component="section" aria-label={`Import of ${fileName}`}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {fileName}
          </Title>
          <StatusBadge tone={tones[state]}>{stateText[state]}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {format.moment(createdAtMs)}
          {byName !== '' && `, by ${byName}`}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {consent}
        </Text>
        {(state === 'waiting' || state === 'running') && (
          <Progress
            value={total === 0 ? 0 : (100 * done) / total}
            aria-label={`${done} of ${total} addresses`}
          />
        )}
        <Text size="sm" role="status">
          {state === 'failed' ? message : countText(subscriberImport)}
        </Text>
        <Problems {...subscriberImport} />
      </Stack>
    </Paper>
  )
}

const stateText = { waiting: 'Waiting', running: 'Importing', done: 'Done', failed: 'Failed' } as const
const tones = { waiting: 'calm', running: 'calm', done: 'good', failed: 'bad' } as const

function countText({ done, total, added, asked, known, refused }: SubscriberImport): string {
  return `${done} of ${total} addresses: ${added} added, ${asked} asked by mail, ${known} known already, ${refused} left out as they want no mail.`
}

function Problems({ problems, isCut }: SubscriberImport) {
  if (problems.length === 0) return null
  return (
    <details>
      <summary>What needs a look ({problems.length})</summary>
      <Table verticalSpacing={4} aria-label="What needs a look">
        <Table.Tbody>
          {problems.map(({ line, reason }) => (
            <Table.Tr key={`${line} ${reason}`}>
              <Table.Td w={90}>Line {line}</Table.Td>
              <Table.Td>{reason}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isCut && <Text size="sm">There is more: these are the first.</Text>}
    </details>
  )
}
