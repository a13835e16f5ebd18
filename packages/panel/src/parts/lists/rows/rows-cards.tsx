import type { AnyRow } from '../any-row.ts'
import classes from './rows.module.css'
import { type RowsProps, RowTick } from './rows-table.tsx'

/** The rows of a list as cards, where a table would not fit. */
export function RowsCards<Row extends AnyRow>({ room, rows, selection, isStale }: RowsProps<Row>) {
  return (
    <ul
      className={`${classes.cards} ${classes.scroller}`}
      aria-label={room.list.rowNames.many}
      data-stale={isStale || undefined}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.card}
          data-list-row={row.id}
          data-plain={selection ? undefined : true}
          data-selected={selection?.isOn(row) || undefined}
        >
          {selection && <RowTick row={row} name={room.nameOf(row)} selection={selection} />}
          <div>{room.card(row)}</div>
        </li>
      ))}
    </ul>
  )
}
