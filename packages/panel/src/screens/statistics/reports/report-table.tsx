import { Table, UnstyledButton } from '@mantine/core'
import type { ReportSort } from '@vitrine/domain/insight/report-sort'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import { ArrowDown, ChevronsUpDown } from 'lucide-react'
import classes from './report.module.css'
import { barPercent, sortOf, useFigureText } from './report-figures.ts'
import { ReportName } from './report-name.tsx'
import type { ReportRow } from './report-row.ts'
import { reports } from './reports.ts'

/** What the rows of a report are shown with, as a table or as cards. */
export interface ReportRowsProps {
  readonly subject: ReportSubject
  readonly rows: readonly ReportRow[]
  readonly sort: ReportSort
  readonly isStale: boolean
  readonly onSort: (sort: ReportSort) => void
}

/** The rows of a report as a table; a heading sorts by its figure, the most first. */
export function ReportTable({ subject, rows, sort, isStale, onSort }: ReportRowsProps) {
  const { title, label, columns } = reports[subject]
  const textOf = useFigureText()
  return (
    <Table
      verticalSpacing={6}
      horizontalSpacing="md"
      tabularNums
      className={classes.table}
      data-stale={isStale || undefined}
      aria-label={title}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.column}>{label}</Table.Th>
          {columns.map((column) => {
            const by = sortOf(column.figure)
            if (by === null)
              return (
                <Table.Th key={column.figure} ta="end" className={classes.column}>
                  {column.label}
                </Table.Th>
              )
            const isSorted = by === sort
            const Icon = isSorted ? ArrowDown : ChevronsUpDown
            return (
              <Table.Th
                key={column.figure}
                ta="end"
                className={classes.column}
                aria-sort={isSorted ? 'descending' : 'none'}
              >
                <UnstyledButton className={classes.sort} onClick={() => onSort(by)}>
                  {column.label}
                  <Icon size={14} aria-hidden data-sorted={isSorted || undefined} />
                </UnstyledButton>
              </Table.Th>
            )
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.key}>
            <Table.Td className={classes.nameCell}>
              <span className={classes.meter} aria-hidden>
                <span style={{ inlineSize: `${barPercent(row, rows, sort)}%` }} />
              </span>
              <ReportName subject={subject} row={row} />
            </Table.Td>
            {columns.map(({ figure }) => (
              <Table.Td key={figure} ta="end" className={classes.figure} data-figure={figure}>
                {textOf(row, figure)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
