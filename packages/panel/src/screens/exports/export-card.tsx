import { Button, Group, Paper, Progress, Stack, Table, Text, Title } from '@mantine/core'
import {
  readExportFileCall,
  readPersonsFileCall,
  stopExportCall,
} from '@vitrine/contract/exports/export-calls'
import { isUnderWay, kindsOfPersons } from '@vitrine/domain/exports/data-export'
import { useId } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { downloadBehindProof } from '../../parts/download-from.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { type DataExport, kindTexts } from './data-export.ts'

/** An export: how far it is, its file, and what is not in it. */
export function ExportCard({ dataExport }: { readonly dataExport: DataExport }) {
  const { id, kind, byName, createdAtMs, state, total, looked } = dataExport
  const { moment, day } = useFormat()
  const { name } = kindTexts[kind]
  const headingId = useId()
  const change = useChange<unknown>({ refused: 'It could not be stopped' })
  const stop = () => change.send(prepareCall(stopExportCall, { params: { exportId: id }, body: {} }))
  const fileCall = kindsOfPersons.includes(kind) ? readPersonsFileCall : readExportFileCall
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={headingId}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5" id={headingId}>
            {name}, {moment(createdAtMs)}
          </Title>
          <StatusBadge tone={tones[state]}>{stateText[state]}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {[
            byName !== '' && `By ${byName}`,
            state === 'done' && `the file is kept until ${day(dataExport.keptUntilMs)}`,
          ]
            .filter(Boolean)
            .join('; ')}
        </Text>
        {isUnderWay(dataExport) && (
          <Progress
            value={total ? Math.min(100, (100 * looked) / total) : 100}
            animated={!total}
            aria-label={total === null ? `${looked} so far` : `${looked} of ${total}`}
          />
        )}
        <Text size="sm" role="status">
          {countText(dataExport)}
        </Text>
        <LeftOut {...dataExport} />
        <Group gap="xs">
          {state === 'done' && (
            <Button
              variant="default"
              size="xs"
              onClick={() => void downloadBehindProof(fileCall.path.replace(':exportId', id), fileCall)}
            >
              Download
            </Button>
          )}
          {isUnderWay(dataExport) && (
            <Button variant="default" size="xs" onClick={() => void stop()}>
              Stop
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

const stateText = {
  waiting: 'Waiting',
  running: 'Writing',
  done: 'Done',
  stopped: 'Stopped',
  failed: 'Failed',
} as const
const tones = { waiting: 'calm', running: 'calm', done: 'good', stopped: 'calm', failed: 'bad' } as const

function countText({ state, message, written, looked, total }: DataExport): string {
  if (state === 'failed') return message
  if (state === 'stopped') return 'It was stopped; there is no file.'
  const missing = looked - written
  const left = missing > 0 ? `, ${missing} left out` : ''
  return state === 'done'
    ? `${written} in the file${left}.`
    : `${looked}${total ? ` of ${total}` : ''} so far${left}.`
}

function LeftOut({ left, isCut }: DataExport) {
  if (left.length === 0) return null
  return (
    <details>
      <summary>What is not in the file, or not wholly ({left.length})</summary>
      <Table verticalSpacing={4} aria-label="What is not in the file, or not wholly">
        <Table.Tbody>
          {left.map(({ name, reason }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and rows keep nothing
            <Table.Tr key={place}>
              <Table.Td>{name || 'Untitled'}</Table.Td>
              <Table.Td>{reason}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isCut && <Text size="sm">There is more: these are the first.</Text>}
    </details>
  )
}
