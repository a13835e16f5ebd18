import { Checkbox } from '@mantine/core'
import type { AnyRow } from '../any-row.ts'
import classes from './rows.module.css'
import { type RowsProps, RowTick } from './rows-table.tsx'

/** The rows of a list side by side, where a picture says more than columns. */
export function RowsTiles<Row extends AnyRow>({ room, rows, selection, isStale }: RowsProps<Row>) {
  const { nameOf, tile } = room
  return (
    <div className={classes.scroller} data-stale={isStale || undefined}>
      {selection && (
        <Checkbox
          className={classes.page}
          label="Select this page"
          data-list-page
          checked={selection.ofPage === 'all'}
          indeterminate={selection.ofPage === 'some'}
          onChange={selection.togglePage}
        />
      )}
      <ul className={classes.tiles} aria-label={room.list.rowNames.many}>
        {rows.map((row) => (
          <li
            key={row.id}
            className={classes.tile}
            data-list-row={row.id}
            data-selected={selection?.isOn(row) || undefined}
          >
            {tile?.(row)}
            {selection && (
              <div className={classes.tileTick}>
                <RowTick row={row} name={nameOf(row)} selection={selection} isLarge />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
