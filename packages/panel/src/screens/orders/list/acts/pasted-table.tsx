import { ScrollArea, Table, Text } from '@mantine/core'
import { useFormat } from '../../../../format/use-format.ts'
import type { PastedLine } from './pasted-parcels.ts'

/** So many lines are shown; those with a problem come first. */
const mostShown = 100

/** What was understood of the lines that were pasted. */
export function PastedTable({ lines }: { readonly lines: readonly PastedLine[] }) {
  const { number } = useFormat()
  if (lines.length === 0) return null
  const wrong = lines.filter(({ problem }) => problem !== '')
  const shown = [...wrong, ...lines.filter(({ problem }) => problem === '')].slice(0, mostShown)
  return (
    <div>
      <Text size="sm" role="status">
        {understoodText(lines.length - wrong.length, wrong.length, number)}
      </Text>
      <ScrollArea.Autosize
        mah={180}
        viewportProps={{ tabIndex: 0, 'aria-label': 'What was pasted', role: 'region' }}
      >
        <Table fz="sm" verticalSpacing={4} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Order</Table.Th>
              <Table.Th>Parcel</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((line) => (
              <PastedRow key={line.place} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {shown.length < lines.length && (
        <Text size="xs" c="dimmed">
          The first {number(shown.length)} of {number(lines.length)} lines.
        </Text>
      )}
    </div>
  )
}

function PastedRow({ line: { place, orderNumber, parcel, problem } }: { readonly line: PastedLine }) {
  return (
    <Table.Tr>
      <Table.Td>{orderNumber}</Table.Td>
      <Table.Td>
        {parcel}
        {problem !== '' && (
          <Text size="sm" c="red.9">
            Line {place}: {problem}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function understoodText(good: number, wrong: number, number: (value: number) => string): string {
  const lines = `${number(good)} ${good === 1 ? 'line' : 'lines'} understood`
  return wrong === 0 ? lines : `${lines}, ${number(wrong)} not used`
}
