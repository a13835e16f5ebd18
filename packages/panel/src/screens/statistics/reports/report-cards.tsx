import { NativeSelect } from '@mantine/core'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { Facts } from '../../../parts/numbers/facts.tsx'
import classes from './report.module.css'
import { barPercent, sortOf, useFigureText } from './report-figures.ts'
import { ReportName } from './report-name.tsx'
import type { ReportRowsProps } from './report-table.tsx'
import { reports } from './reports.ts'

/** The rows of a report on a narrow screen. */
export function ReportCards({ subject, rows, sort, isStale, onSort }: ReportRowsProps) {
  const { title, columns } = reports[subject]
  const textOf = useFigureText()
  const sorts = columns.flatMap(({ figure, label }) => {
    const by = sortOf(figure)
    return by === null ? [] : [{ value: by, label }]
  })
  return (
    <div className={classes.table} data-stale={isStale || undefined}>
      <NativeSelect
        label="Sorted by"
        size="xs"
        px="md"
        pb="sm"
        data={sorts}
        value={sort}
        onChange={({ currentTarget: { value } }) => {
          const next = sorts.find((each) => each.value === value)
          if (next) onSort(next.value)
        }}
      />
      <CardList label={title}>
        {rows.map((row) => (
          <li key={row.key} className={classes.card}>
            <ReportName subject={subject} row={row} />
            <span className={classes.track} aria-hidden>
              <span style={{ inlineSize: `${barPercent(row, rows, sort)}%` }} />
            </span>
            <Facts facts={columns.map(({ figure, label }) => ({ label, value: textOf(row, figure) }))} />
          </li>
        ))}
      </CardList>
    </div>
  )
}
