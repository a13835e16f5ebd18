import { EmptyState, Group, Stack, Text } from '@mantine/core'
import { listCampaignsCall } from '@vitrine/contract/newsletter/campaigns/campaign-calls'
import { campaignsList } from '@vitrine/contract/newsletter/campaigns/campaigns-list'
import { Send } from 'lucide-react'
import { callQuery } from '../../../../call/call-query.ts'
import { useFormat } from '../../../../format/use-format.ts'
import { LinkText } from '../../../../parts/link-text.tsx'
import type { ListRoom } from '../../../../parts/lists/list-room.ts'
import { CampaignStateBadge } from '../campaign-state-badge.tsx'
import type { CampaignRow } from '../stored-campaign.ts'
import { CampaignMenu } from './campaign-menu.tsx'

/** The campaigns; `lists` are those that can be chosen. */
export function campaignsRoom(
  lists: readonly { readonly value: string; readonly label: string }[],
): ListRoom<CampaignRow> {
  const filters = campaignsList.filters.map((filter) =>
    filter.key === 'list' && lists.length > 0
      ? ({ ...filter, kind: 'choice', choices: lists } as const)
      : filter,
  )
  return { ...room, list: { ...campaignsList, filters } }
}

const room: ListRoom<CampaignRow> = {
  list: campaignsList,
  read: (query) => callQuery(listCampaignsCall, { query }),
  nameOf: ({ name }) => name,
  cells: {
    name: (row) => <Name row={row} />,
    subject: (row) => <Subject row={row} />,
    state: (row) => <CampaignStateBadge state={row.state} />,
    list: (row) => row.listName,
    readers: (row) => <Readers row={row} />,
    changed: (row) => <When row={row} />,
    created: (row) => <Moment atMs={row.createdAtMs} />,
  },
  card: (row) => <CampaignCard row={row} />,
  acts: [],
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Send aria-hidden />}
      title="No campaigns yet"
      description="A campaign is a mail to everybody on a list. Begin one, write it, look at it, and send it."
    />
  ),
}

function Name({ row }: { readonly row: CampaignRow }) {
  return (
    <Group wrap="nowrap" gap="xs" justify="space-between">
      <LinkText
        to="/newsletter/campaigns/$campaignId"
        params={{ campaignId: row.id }}
        size="sm"
        fw={600}
        style={{ overflowWrap: 'break-word' }}
      >
        {row.name}
      </LinkText>
      <CampaignMenu row={row} />
    </Group>
  )
}

function Subject({ row }: { readonly row: CampaignRow }) {
  return (
    <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'break-word' }}>
      {row.subject || 'No subject yet'}
    </Text>
  )
}

function Readers({ row }: { readonly row: CampaignRow }) {
  const { number } = useFormat()
  return <>{row.startedAtMs === null ? '' : number(row.readers)}</>
}

/** When it was or will be sent; of drafts, when they were changed. */
function When({ row }: { readonly row: CampaignRow }) {
  const { moment } = useFormat()
  const { state, scheduledAtMs, startedAtMs, updatedAtMs } = row
  return (
    <Text size="sm" c="dimmed">
      {state === 'scheduled' && scheduledAtMs !== null && <>Goes out {moment(scheduledAtMs)}</>}
      {startedAtMs !== null && state === 'sent' && <>Sent {moment(startedAtMs)}</>}
      {startedAtMs !== null && state !== 'sent' && <>Begun {moment(startedAtMs)}</>}
      {state === 'draft' && <>Changed {moment(updatedAtMs)}</>}
    </Text>
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

function CampaignCard({ row }: { readonly row: CampaignRow }) {
  return (
    <Stack gap={4}>
      <Name row={row} />
      <Subject row={row} />
      <Group gap="6px 12px">
        <CampaignStateBadge state={row.state} />
        <Text size="sm">{row.listName}</Text>
      </Group>
      <When row={row} />
    </Stack>
  )
}
