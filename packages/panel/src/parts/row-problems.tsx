import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface RowProblemsProps {
  readonly problems: readonly { readonly line: number; readonly reason: string }[]
  /** How much else there is to look at, and its rows. */
  readonly more?: number
  readonly children?: ReactNode
  /** Whether there is more than is told. */
  readonly isCut: boolean
}

/** What was not read of a file, line by line; nothing where all was. */
export function RowProblems({ problems, more = 0, children, isCut }: RowProblemsProps) {
  if (problems.length + more === 0) return null
  return (
    <details>
      <summary>What needs a look ({problems.length + more})</summary>
      <Table verticalSpacing={4} aria-label="What needs a look">
        <Table.Tbody>
          {problems.map(({ line, reason }) => (
            <Table.Tr key={`${line} ${reason}`}>
              <Table.Td w={90}>Line {line}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{reason}</Table.Td>
            </Table.Tr>
          ))}
          {children}
        </Table.Tbody>
      </Table>
      {isCut && <Text size="sm">There is more: these are the first.</Text>}
    </details>
  )
}
