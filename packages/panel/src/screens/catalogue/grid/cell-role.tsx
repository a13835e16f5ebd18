import { useLayoutEffect, useRef } from 'react'

interface CellRoleProps {
  readonly role: 'gridcell' | 'rowheader' | 'columnheader'
  /** Counted from 0 among the lines; -1 for the row of headings. */
  readonly row: number
  /** Counted from 0 among the columns; -1 for the numbers of rows. */
  readonly column: number
}

/** The id of a cell, by which the sheet tells which one is in hand. */
export const cellId = (row: number, column: number) => `grid-cell-${row}-${column}`

/** Tells those who hear the sheet what it stands in: the library makes its rows and cells of plain boxes. */
export function CellRole({ role, row, column }: CellRoleProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const cell = mark.current?.closest('.dsg-cell')
    cell?.setAttribute('role', role)
    cell?.setAttribute('aria-colindex', String(column + 2))
    cell?.setAttribute('id', cellId(row, column))
    const line = cell?.closest('.dsg-row')
    line?.setAttribute('role', 'row')
    line?.setAttribute('aria-rowindex', String(row + 2))
  }, [role, row, column])
  return <span ref={mark} hidden />
}
