import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DataSheetGridRef } from 'react-datasheet-grid'
import { pastedRows, unfitRows } from './rules/pasted-rows.ts'
import { isEditing } from './use-sheet-keys.ts'

/** How many rows of the last paste the sheet had no row for: it drops them without a word. */
export function usePaste(sheet: RefObject<DataSheetGridRef | null>, rowCount: number): number {
  const [unfit, setUnfit] = useState(0)
  const current = useRef(rowCount)
  current.current = rowCount
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const row = sheet.current?.selection?.min.row ?? sheet.current?.activeCell?.row
      if (row === undefined || clipboardData === null || isEditing()) return
      setUnfit(unfitRows(pastedRows(clipboardData), { row, rowCount: current.current }))
    }
    document.addEventListener('paste', paste, true)
    return () => document.removeEventListener('paste', paste, true)
  }, [sheet])
  return unfit
}
