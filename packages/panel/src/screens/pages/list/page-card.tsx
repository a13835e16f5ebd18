import { Group, Stack, Text } from '@mantine/core'
import { type PageRow, PageTitle, ShownBadge } from './page-cells.tsx'

/** A page in few lines, as on a phone. */
export function PageCard({ page }: { readonly page: PageRow }) {
  const where = [page.kind, ...page.menus, page.inside].filter((each) => each !== '')
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
        <PageTitle page={page} />
        <ShownBadge page={page} />
      </Group>
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {page.address}
      </Text>
      <Text size="xs" c="dimmed">
        {where.join(' · ')}
      </Text>
    </Stack>
  )
}
