import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { DataSheetGridRef } from 'react-datasheet-grid'
import { flushSync } from 'react-dom'
import { cellId } from './cell-role.tsx'

/** Two corners of what is chosen, as the sheet counts them. */
export interface ChosenCells {
  readonly min: { readonly row: number; readonly col: number }
  readonly max: { readonly row: number; readonly col: number }
}

interface SheetFocus {
  readonly frame: RefObject<HTMLElement | null>
  readonly sheet: RefObject<DataSheetGridRef | null>
  readonly active: { readonly row: number; readonly col: number } | null
  /** What was chosen last: it is chosen again when the keyboard comes back. */
  readonly chosen: ChosenCells | null
  readonly rowCount: number
  readonly columnCount: number
  readonly mayChange: boolean
}

/**
 * Makes one stop of the tab key of the sheet, as grids have it: the focus is on the grid while a cell is in hand, and Tab leaves. The
 * library by itself has no element with the focus, and leads Tab through every cell.
 */
export function useSheetFocus({
  frame,
  sheet,
  active,
  chosen,
  rowCount,
  columnCount,
  mayChange,
}: SheetFocus) {
  const last = useRef(chosen)
  last.current = chosen
  const box = useCallback(() => frame.current?.querySelector<HTMLElement>('.dsg-container') ?? null, [frame])

  useEffect(() => {
    const grid = box()
    if (!grid) return
    grid.setAttribute('tabindex', '0')
    grid.setAttribute('role', 'grid')
    grid.setAttribute('aria-labelledby', 'grid-frame')
    grid.setAttribute('aria-describedby', 'grid-help')
    grid.setAttribute('aria-multiselectable', 'true')
    // The library's own stops lie around it.
    for (const stop of [grid.previousElementSibling, grid.nextElementSibling])
      stop?.setAttribute('tabindex', '-1')

    const takeUp = () => {
      const cells = last.current
      const isRange = cells && (cells.min.row !== cells.max.row || cells.min.col !== cells.max.col)
      flushSync(() => {
        if (isRange) sheet.current?.setSelection(cells)
        else sheet.current?.setActiveCell(cells?.min ?? { row: 0, col: 0 })
      })
    }
    const enter = () => {
      if (!sheet.current?.activeCell && grid.matches(':focus-visible')) takeUp()
    }
    const press = (event: KeyboardEvent) => {
      if (sheet.current?.activeCell || !event.key.startsWith('Arrow')) return
      event.preventDefault()
      takeUp()
    }
    grid.addEventListener('focus', enter)
    grid.addEventListener('keydown', press)
    return () => {
      grid.removeEventListener('focus', enter)
      grid.removeEventListener('keydown', press)
    }
  }, [box, sheet])

  useEffect(() => {
    const grid = box()
    grid?.setAttribute('aria-rowcount', String(rowCount + 1))
    grid?.setAttribute('aria-colcount', String(columnCount + 1))
    grid?.setAttribute('aria-readonly', String(!mayChange))
    if (active) grid?.setAttribute('aria-activedescendant', cellId(active.row, active.col))
    else grid?.removeAttribute('aria-activedescendant')
  })

  /** Takes the focus from wherever the library left it: nowhere, or in a field that is gone. */
  const hold = () => box()?.focus({ preventScroll: true })

  /** Lets go of the cells, so that the tab key goes on from here. */
  const leave = () => {
    hold()
    sheet.current?.setActiveCell(null)
  }
  return { hold, leave }
}
