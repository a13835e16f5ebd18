import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useListNews } from '../../live/list-news.ts'
import type { AnyRow } from './any-row.ts'
import type { ListPage, ListReading, ListRoom } from './list-room.ts'
import { totalText } from './rows/total-text.ts'

interface NewsBarProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly reading: ListReading<Row>
  readonly shown: ListPage<Row>
}

/** Offers what came in meanwhile instead of moving the rows under somebody's hands; the same rows are shown as they are now. */
export function NewsBar<Row extends AnyRow>({ room, reading, shown }: NewsBarProps<Row>) {
  const queries = useQueryClient()
  const { number } = useFormat()
  const news = useListNews(room.list.name)
  const [seen, setSeen] = useState(news)
  const isAsking = news !== seen
  const peek = useQuery({
    queryKey: [...reading.queryKey, 'news', news],
    queryFn: reading.queryFn,
    enabled: isAsking,
    gcTime: 0,
    retry: false,
  })
  const { data } = peek
  const isSame = data !== undefined && idsOf(data) === idsOf(shown)

  useEffect(() => {
    if (!isAsking || !data || !isSame) return
    queries.setQueryData(reading.queryKey, data)
    setSeen(news)
  }, [queries, reading.queryKey, isAsking, data, isSame, news])

  if (!isAsking || !data || isSame) return <div role="status" />
  const added = data.rows.filter(({ id }) => !shown.rows.some((row) => row.id === id)).length
  const words =
    added > 0
      ? `${totalText({ count: added, isMore: false }, newNames(room), number)}`
      : 'This list has changed'
  return (
    <div role="status">
      <Button
        fullWidth
        variant="light"
        radius={0}
        leftSection={<RefreshCw size={16} aria-hidden />}
        onClick={() => {
          queries.setQueryData(reading.queryKey, data)
          setSeen(news)
        }}
      >
        {words}: show
      </Button>
    </div>
  )
}

const idsOf = ({ rows }: ListPage<AnyRow>) => rows.map(({ id }) => id).join()

const newNames = ({ list: { rowNames } }: Pick<ListRoom<never>, 'list'>) => ({
  one: `new ${rowNames.one}`,
  many: `new ${rowNames.many}`,
})
