import { Table } from '@mantine/core'
import { useStatisticsFormat } from '../use-statistics-format.ts'
import type { ChartPoint } from './chart-points.ts'

interface ChartTableProps {
  readonly label: string
  readonly points: readonly ChartPoint[]
  readonly show: (value: number) => string
}

/** What a chart shows, in rows, the newest first. */
export function ChartTable({ label, points, show }: ChartTableProps) {
  const { namedDay } = useStatisticsFormat()
  return (
    <Table mt="sm" verticalSpacing={6} tabularNums aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Day</Table.Th>
          <Table.Th ta="end">{label}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {points.toReversed().map(({ from, to, value }) => (
          <Table.Tr key={from}>
            <Table.Td>{from === to ? namedDay(from) : `${namedDay(from)} – ${namedDay(to)}`}</Table.Td>
            <Table.Td ta="end">{show(value)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
