import { Button, Group, Text } from '@mantine/core'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import type { AnyRow } from '../any-row.ts'
import type { ListPage } from '../list-room.ts'
import classes from './rows.module.css'
import { totalText } from './total-text.ts'

interface RowsFootProps {
  readonly names: ListDescription['rowNames']
  readonly page: ListPage<AnyRow>
  readonly onPage: (place: { readonly after: string } | { readonly before: string }) => void
}

/** How many rows there are, and the way to the others. */
export function RowsFoot({ names, page, onPage }: RowsFootProps) {
  const { number } = useFormat()
  const { next, previous, total } = page
  return (
    <div className={classes.foot}>
      <Text size="sm" c="dimmed" role="status">
        {totalText(total, names, number)}
      </Text>
      {(next !== null || previous !== null) && (
        <Group gap="xs" component="nav" aria-label="Pages">
          <Button
            size="xs"
            variant="default"
            leftSection={<ChevronLeft size={14} aria-hidden />}
            aria-disabled={previous === null}
            data-disabled={previous === null || undefined}
            onClick={() => previous !== null && onPage({ before: previous })}
          >
            Previous page
          </Button>
          <Button
            size="xs"
            variant="default"
            rightSection={<ChevronRight size={14} aria-hidden />}
            aria-disabled={next === null}
            data-disabled={next === null || undefined}
            onClick={() => next !== null && onPage({ after: next })}
          >
            Next page
          </Button>
        </Group>
      )}
    </div>
  )
}
