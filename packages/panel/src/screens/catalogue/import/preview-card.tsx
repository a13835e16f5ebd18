import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { previewImportCall } from '@vitrine/contract/catalogue/import-calls'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { RowProblems } from '../../../parts/row-problems.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'

type ImportPreview = ReplyOf<typeof previewImportCall>['preview']

interface PreviewCardProps {
  readonly fileName: string
  readonly preview: ImportPreview
  readonly isSending: boolean
  readonly onImport: () => void
  readonly onCancel: () => void
}

/** It has the focus so that it is read; it is nothing that keys work on. */
const unframed = { overflowWrap: 'anywhere', outline: 'none' } as const

/** What a file would change, before it does. */
export function PreviewCard({ fileName, preview, isSending, onImport, onCancel }: PreviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { added, updated, unforeseen, unreadColumns } = preview
  const taken = added + updated + unforeseen
  return (
    <Paper withBorder p="md" component="section" aria-label={`What ${fileName} would change`}>
      <Stack gap="sm">
        <Title order={2} size="h5" ref={heading} tabIndex={-1} style={unframed}>
          {fileName}
        </Title>
        <Text size="sm">{changesText(preview)}</Text>
        <Text size="sm">{wayBackText(preview)}</Text>
        <FirstProducts {...preview} />
        {unreadColumns.length > 0 && (
          <Text size="sm">Columns of the file that are not read: {unreadColumns.join(', ')}.</Text>
        )}
        <RowProblems {...preview} />
        <Group>
          {taken > 0 && (
            <Button onClick={onImport} loading={isSending}>
              {taken === 1 ? 'Import 1 product' : `Import ${taken} products`}
            </Button>
          )}
          <Button variant="default" onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

function changesText({ added, updated, refused, unforeseen, unread }: ImportPreview): string {
  const readable = `Nothing has changed yet. To be added: ${added}; there already, to be changed: ${updated}.`
  return [
    readable,
    refused > 0 && refusedText(refused),
    unread > 0 && unreadText(unread),
    unforeseen > 0 && unforeseenText(unforeseen),
  ]
    .filter(Boolean)
    .join(' ')
}

function unforeseenText(unforeseen: number): string {
  return `Not looked at yet, as the file is long: ${unforeseen}. What becomes of these is told while they are imported.`
}

function refusedText(refused: number): string {
  return `Not taken by the shop, and left out: ${refused}.`
}

function wayBackText({ updated }: ImportPreview): string {
  return updated === 0
    ? 'An import cannot be undone as a whole: what it adds is removed in the list of products.'
    : 'An import cannot be undone. To be able to go back, export your products first: that file brings back what they say now.'
}

function unreadText(unread: number): string {
  return `Cannot be read, and left out: ${unread}.`
}

function FirstProducts({ first, total }: ImportPreview) {
  const format = useFormat()
  return (
    <>
      <Table.ScrollContainer minWidth={380}>
        <Table verticalSpacing={4} aria-label="The first products of the file">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Title</Table.Th>
              <Table.Th>In the shop</Table.Th>
              <Table.Th>Price</Table.Th>
              <Table.Th>Variants</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {first.map(({ line, title, variants, priceCents, isKnown }) => (
              <Table.Tr key={line}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{title}</Table.Td>
                <Table.Td>
                  <StatusBadge tone={isKnown ? 'calm' : 'good'}>
                    {isKnown ? 'Already there' : 'New'}
                  </StatusBadge>
                </Table.Td>
                <Table.Td>{format.money(priceCents)}</Table.Td>
                <Table.Td>{variants}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {total > first.length && (
        <Text size="sm" c="dimmed">
          These are the first {first.length} of {total}.
        </Text>
      )}
    </>
  )
}
