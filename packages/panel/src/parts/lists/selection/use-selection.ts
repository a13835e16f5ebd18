import { useState } from 'react'
import type { AnyRow } from '../any-row.ts'
import {
  emptySelection,
  isSelected,
  rowsBetween,
  type Selection,
  selectRows,
  stateOfPage,
} from './selection.ts'

/** The selection of a list, and how it is changed. */
export interface SelectionOf<Row extends AnyRow> {
  readonly selection: Selection<Row>
  readonly isOn: (row: Row) => boolean
  readonly ofPage: 'none' | 'some' | 'all'
  /** A range runs from the row that was pressed before. */
  readonly toggle: (row: Row, isRange: boolean) => void
  readonly togglePage: () => void
  readonly takeAll: () => void
  readonly clear: () => void
}

/** Keeps a selection for as long as the same rows are looked for: a page or another order leaves it as it is. */
export function useSelection<Row extends AnyRow>(page: readonly Row[], asked: string): SelectionOf<Row> {
  const [kept, setKept] = useState<{ readonly asked: string; readonly selection: Selection<Row> }>({
    asked,
    selection: emptySelection,
  })
  const selection: Selection<Row> = kept.asked === asked ? kept.selection : emptySelection
  const set = (next: Selection<Row>) => setKept({ asked, selection: next })
  return {
    selection,
    isOn: (row) => isSelected(selection, row),
    ofPage: page.length === 0 ? 'none' : stateOfPage(selection, page),
    toggle: (row, isRange) => {
      const rows = isRange ? rowsBetween(page, selection.anchor, row) : [row]
      const isOn = isRange || !isSelected(selection, row)
      set(selectRows(selection, { page, rows, isOn, anchor: row.id }))
    },
    togglePage: () =>
      set(
        selectRows(selection, {
          page,
          rows: page,
          isOn: stateOfPage(selection, page) !== 'all',
          anchor: null,
        }),
      ),
    takeAll: () => set({ ...selection, isAll: true }),
    clear: () => set(emptySelection),
  }
}
