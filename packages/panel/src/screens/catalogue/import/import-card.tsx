import { Group, Paper, Progress, Stack, Table, Text, Title } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readImportCall } from '@vitrine/contract/catalogue/import-calls'
import { useFormat } from '../../../format/use-format.ts'
import { RowProblems } from '../../../parts/row-problems.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'

type ProductImport = ReplyOf<typeof readImportCall>['productImport']

/** An import: how far it is, and what became of the file. */
export function ImportCard({ productImport }: { readonly productImport: ProductImport }) {
  const { fileName, byName, createdAtMs, state, message, total, done } = productImport
  const { problems, missingPictures, isCut } = productImport
  const format = useFormat()
  return (
    <Paper withBorder p="md" component="section" aria-label={`Import of ${fileName}`}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h5">
            {fileName}
          </Title>
          <StatusBadge tone={tones[state]}>{stateText[state]}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {format.moment(createdAtMs)}
          {byName !== '' && `, by ${byName}`}
        </Text>
        {(state === 'waiting' || state === 'running') && (
          <Progress
            value={total === 0 ? 0 : (100 * done) / total}
            aria-label={`${done} of ${total} products`}
          />
        )}
        <Text size="sm" role="status">
          {state === 'failed' ? message : countText(productImport)}
        </Text>
        <RowProblems problems={problems} more={missingPictures.length} isCut={isCut}>
          {missingPictures.map(({ url, reason }) => (
            <Table.Tr key={url}>
              <Table.Td w={90}>Picture</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {url} {reason}
              </Table.Td>
            </Table.Tr>
          ))}
        </RowProblems>
      </Stack>
    </Paper>
  )
}

const stateText = { waiting: 'Waiting', running: 'Importing', done: 'Done', failed: 'Failed' } as const
const tones = { waiting: 'calm', running: 'calm', done: 'good', failed: 'bad' } as const

function countText({ done, total, added, updated, unread = 0 }: ProductImport): string {
  const left = done - added - updated + unread
  return `${done + unread} of ${total + unread} products: ${added} added, ${updated} changed, ${left} left out.`
}
