import { Group, Pagination, Text } from '@mantine/core'
import { pageCount, pageText } from '../../format/paging.ts'

interface PagerProps {
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

const controlLabels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
}

/** Which rows of a list are shown, and the way to the others. */
export function Pager({ page: asked, total, onPage }: PagerProps) {
  const page = Math.min(asked, pageCount(total))
  return (
    <Group justify="space-between" px="md" py="sm" gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {pageText(page, total)}
      </Text>
      {pageCount(total) > 1 && (
        <Pagination
          component="nav"
          aria-label="Pages"
          size="sm"
          value={page}
          onChange={onPage}
          total={pageCount(total)}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
        />
      )}
    </Group>
  )
}
