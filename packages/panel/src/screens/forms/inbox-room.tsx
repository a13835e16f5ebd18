import { Badge, EmptyState, Group, Stack, Text } from '@mantine/core'
import { exportSubmissionsCall, listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import { submissionsList } from '@vitrine/contract/forms/submissions-list'
import { Inbox, Star } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { submissionActs } from './acts/submission-acts.ts'
import type { SubmissionRow } from './submission-row.ts'

/** The inbox of forms. */
export const inboxRoom: ListRoom<SubmissionRow> = {
  list: submissionsList,
  read: (query) => callQuery(listSubmissionsCall, { query }),
  nameOf: (row) => `what ${row.sender || 'somebody'} sent`,
  cells: {
    sender: (row) => <Sender row={row} />,
    form: (row) => row.formName,
    created: (row) => <Moment atMs={row.createdAtMs} />,
    email: (row) => row.email,
    page: (row) => row.pageTitle,
    answers: (row) => <Answers row={row} />,
    read: (row) => (row.isRead ? 'Yes' : 'No'),
    starred: (row) => (row.isStarred ? 'Yes' : 'No'),
    spam: (row) => (row.isSpam ? 'Yes' : 'No'),
  },
  card: (row) => <SubmissionCard row={row} />,
  acts: submissionActs,
  csvAddress: csvAddressOf(exportSubmissionsCall),
  csvCall: exportSubmissionsCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Inbox aria-hidden />}
      title="Nothing sent yet"
      description="What visitors send by the forms of your site appears here."
    />
  ),
}

function Sender({ row }: { readonly row: SubmissionRow }) {
  return (
    <Group gap={8} wrap="nowrap">
      <LinkText
        to="/forms/submissions/$submissionId"
        params={{ submissionId: row.id }}
        fw={row.isRead ? 400 : 700}
        size="sm"
      >
        {row.sender || 'Somebody'}
      </LinkText>
      {row.isStarred && <Star size={14} role="img" aria-label="Starred" />}
      {!row.isRead && !row.isSpam && <Badge size="sm">New</Badge>}
      {row.isSpam && (
        <Badge size="sm" color="gray">
          Spam
        </Badge>
      )}
    </Group>
  )
}

function Moment({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}

function Answers({ row }: { readonly row: SubmissionRow }) {
  return (
    <Text size="sm" c="dimmed" lineClamp={2} maw={420}>
      {row.answers}
    </Text>
  )
}

function SubmissionCard({ row }: { readonly row: SubmissionRow }) {
  return (
    <Stack gap={4}>
      <Sender row={row} />
      <Answers row={row} />
      <Group justify="space-between" gap="xs">
        <Moment atMs={row.createdAtMs} />
        <Text size="xs" c="dimmed">
          {row.formName}
        </Text>
      </Group>
    </Stack>
  )
}
