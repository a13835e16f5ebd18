import { EmptyState, Group, Stack, Text } from '@mantine/core'
import { exportActivityCall, listActivityCall } from '@vitrine/contract/activity/activity-calls'
import { activityList } from '@vitrine/contract/activity/activity-list'
import { actVerbText } from '@vitrine/domain/activity/act-kinds'
import { History } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import type { ActRow } from './act-row.ts'
import { SubjectLink } from './subject-link.tsx'
import { whoText } from './who-text.ts'

/** The list of what was done on the site. */
export const activityRoom: ListRoom<ActRow> = {
  list: activityList,
  read: (query) => callQuery(listActivityCall, { query }),
  nameOf: ({ what }) => what,
  cells: {
    at: ({ atMs }) => <When atMs={atMs} />,
    person: whoText,
    what: (act) => <What act={act} />,
    kind: (act) => <SubjectLink act={act} />,
    act: ({ act }) => actVerbText[act],
    from: ({ from }) => (
      <Text size="sm" c="dimmed">
        {from}
      </Text>
    ),
    undone: ({ isUndone }) => (isUndone ? 'Yes' : 'No'),
  },
  card: (act) => (
    <Stack gap={4}>
      <What act={act} />
      <Group justify="space-between" gap="xs">
        <Text size="sm">{whoText(act)}</Text>
        <When atMs={act.atMs} />
      </Group>
      <Group gap="xs">
        <SubjectLink act={act} />
        <Text size="xs" c="dimmed">
          {act.from}
        </Text>
      </Group>
    </Stack>
  ),
  acts: [],
  csvAddress: (query) => `${exportActivityCall.path}?${new URLSearchParams(query)}`,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<History aria-hidden />}
      title="Nothing was done yet"
      description="Whatever you and your colleagues change is written down here."
    />
  ),
}

function When({ atMs }: Pick<ActRow, 'atMs'>) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {moment(atMs)}
    </Text>
  )
}

function What({ act }: { readonly act: ActRow }) {
  return (
    <Group gap={8}>
      <LinkText to="/activity/$actId" params={{ actId: act.id }} fw={600} size="sm">
        {act.what}
      </LinkText>
      {act.isUndone && <StatusBadge tone="calm">Undone</StatusBadge>}
    </Group>
  )
}
