import { Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { importSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { useFormat } from '../../../format/use-format.ts'
import { RowProblems } from '../../../parts/row-problems.tsx'
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
        {subscriberImport.marked && <Marked {...subscriberImport.marked} />}
        <RowProblems {...subscriberImport} />
      </Stack>
    </Paper>
  )
}

function Marked({ refused, waiting, unmarked }: NonNullable<SubscriberImport['marked']>) {
  return (
    <Text size="sm">
      By the file, these are not signed up: {refused} unsubscribed or could not be reached, {waiting} did not
      confirm yet, {unmarked} are not marked as subscribed.
    </Text>
  )
}

const stateText = { waiting: 'Waiting', running: 'Importing', done: 'Done', failed: 'Failed' } as const
const tones = { waiting: 'calm', running: 'calm', done: 'good', failed: 'bad' } as const

function countText({ done, total, added, asked, known, refused }: SubscriberImport): string {
  return `${done} of ${total} addresses: ${added} added, ${asked} asked by mail, ${known} known already, ${refused} left out as they want no mail.`
}
