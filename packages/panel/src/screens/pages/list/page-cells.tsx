import { Box, Group, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { listPageRowsCall } from '@vitrine/contract/website/page-list-calls'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { kindTitle } from '../kind-title.ts'
import { PageIcon } from '../tree/page-icon.tsx'

export type PageRow = ReplyOf<typeof listPageRowsCall>['rows'][number]

/** The cells of the list of pages by the columns of its description. */
export const pageCells: Readonly<Record<string, (page: PageRow) => ReactNode>> = {
  title: (page) => <PageTitle page={page} />,
  address: ({ address }) => (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {address}
    </Text>
  ),
  kind: ({ kind }) => kindTitle({ title: kind }),
  enabled: (page) => <ShownBadge page={page} />,
  menu: ({ menus }) => menus.join(', '),
  inside: ({ inside }) => inside,
  password: ({ isLocked }) => (isLocked ? 'Yes' : 'No'),
  seo: ({ hasSeoDescription }) => (hasSeoDescription ? 'Yes' : 'No'),
  updated: ({ updatedAtMs }) => <Moment atMs={updatedAtMs} />,
}

/** What a page is called, leading to its settings; with signs for the home page and for a password. */
export function PageTitle({ page }: { readonly page: PageRow }) {
  return (
    <Group gap="xs" wrap="nowrap" miw={160}>
      <Box component="span" style={{ display: 'flex', flex: 'none' }}>
        <PageIcon icon={page.icon} />
      </Box>
      <LinkText to="/pages/$collectionId" params={{ collectionId: page.id }} fw={600} size="sm" lineClamp={2}>
        {page.title}
      </LinkText>
      {page.isHomepage && <StatusBadge tone="calm">Home</StatusBadge>}
      {page.isLocked && <Lock size={14} role="img" aria-label="With a password" />}
    </Group>
  )
}

/** Whether visitors are shown a page. */
export function ShownBadge({ page }: { readonly page: PageRow }) {
  return page.isEnabled ? (
    <StatusBadge tone="good">Shown</StatusBadge>
  ) : (
    <StatusBadge tone="calm">Hidden</StatusBadge>
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
