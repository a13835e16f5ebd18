import { Box, Stack, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readStockHistoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import { callQuery } from '../../../call/call-query.ts'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { ShowMore } from '../../../parts/reading/show-more.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { type InventoryRow, variantName } from '../inventory-row.ts'
import { type Move, numbersOf, reasonOf } from './move-words.ts'
import classes from './stock-history.module.css'

/** What came and went of a variant: when, who or what, from which number to which, and why. */
export function StockHistory({ row }: { readonly row: InventoryRow }) {
  const isPhone = useIsPhone()
  const query = useInfiniteQuery({
    queryKey: [readStockHistoryCall.name, row.id],
    initialPageParam: 0,
    queryFn: ({ pageParam: before }) =>
      callQuery(readStockHistoryCall, {
        params: { variantId: row.id },
        query: before === 0 ? {} : { before },
      }).queryFn(),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <Shown of={[query]} loading="Loading the history">
      {(read) => {
        const moves = read.pages.flatMap((page) => page.moves)
        if (moves.length === 0)
          return (
            <Text size="sm" c="dimmed" p="md">
              Nothing came or went yet.
            </Text>
          )
        const Moves = isPhone ? MoveLines : MoveTable
        return (
          <div className={classes.frame}>
            <Moves label={`History of ${variantName(row)}`} moves={moves} />
            <Box mt="xs">
              <ShowMore of={query} label="Earlier changes" size="compact-sm" />
            </Box>
          </div>
        )
      }}
    </Shown>
  )
}

interface MovesProps {
  readonly label: string
  readonly moves: readonly Move[]
}

function MoveTable({ label, moves }: MovesProps) {
  const { moment, number } = useFormat()
  return (
    <Table horizontalSpacing="md" verticalSpacing={6} tabularNums aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>When</Table.Th>
          <Table.Th>On hand</Table.Th>
          <Table.Th>Reason</Table.Th>
          <Table.Th>Who</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {moves.map((move) => (
          <Table.Tr key={move.number}>
            <Table.Td>{moment(move.atMs)}</Table.Td>
            <Table.Td>{numbersOf(move, number)}</Table.Td>
            <Table.Td>{reasonOf(move)}</Table.Td>
            <Table.Td>
              <Who move={move} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The same where a table would not fit. */
function MoveLines({ label, moves }: MovesProps) {
  const { moment, number } = useFormat()
  return (
    <Stack component="ul" gap="xs" mt="sm" className={classes.lines} aria-label={label}>
      {moves.map((move) => (
        <li key={move.number}>
          <Text size="sm" fw={600}>
            {numbersOf(move, number)}
          </Text>
          <Text size="sm">{reasonOf(move)}</Text>
          <Text size="xs" c="dimmed">
            {moment(move.atMs)} <Who move={move} />
          </Text>
        </li>
      ))}
    </Stack>
  )
}

function Who({ move: { order, by } }: { readonly move: Move }) {
  if (!order) return by
  return (
    <LinkText to="/orders/$orderId" params={{ orderId: order.id }} size="sm">
      Order {order.name}
    </LinkText>
  )
}
