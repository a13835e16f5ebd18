import type { AnyRow } from '../any-row.ts'
import { OpenCardButton, useOpenedRows } from './opened-rows.tsx'
import classes from './rows.module.css'
import { type RowsProps, RowTick } from './rows-table.tsx'

/** The rows of a list as cards, where a table would not fit. */
export function RowsCards<Row extends AnyRow>({ room, rows, selection, isStale }: RowsProps<Row>) {
  const { nameOf, card, opened } = room
  const rowsOpened = useOpenedRows()
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
          {selection && <RowTick row={row} name={nameOf(row)} selection={selection} isLarge />}
          <div>
            {card(row)}
            {opened && (
              <OpenCardButton id={row.id} opened={rowsOpened} label={opened.label} name={nameOf(row)} />
            )}
            {opened && rowsOpened.isOpen(row.id) && opened.content(row)}
          </div>
        </li>
      ))}
    </ul>
  )
}
