import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DataSheetGridRef } from 'react-datasheet-grid'
import { pastedRows, unfitRows } from './rules/pasted-rows.ts'
import { isEditing } from './use-sheet-keys.ts'

/** How many rows of the last paste the sheet had no row for: it drops them without a word. Another step, or saving, ends what is said of it. */
export function usePaste(
  sheet: RefObject<DataSheetGridRef | null>,
  { rowCount, stepCount }: { readonly rowCount: number; readonly stepCount: number },
): number {
  const [told, setTold] = useState<Told | null>(null)
  const current = useRef({ rowCount, stepCount })
  current.current = { rowCount, stepCount }
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const row = sheet.current?.selection?.min.row ?? sheet.current?.activeCell?.row
      if (row === undefined || clipboardData === null || isEditing()) return
      const { rowCount, stepCount } = current.current
      const unfit = unfitRows(pastedRows(clipboardData), { row, rowCount })
      setTold({ unfit, before: stepCount, isMade: false })
    }
    document.addEventListener('paste', paste, true)
    return () => document.removeEventListener('paste', paste, true)
  }, [sheet])
  useEffect(() => {
    setTold((now) =>
      now !== null && !now.isMade && stepCount === now.before + 1 ? { ...now, isMade: true } : null,
    )
  }, [stepCount])
  return told?.unfit ?? 0
}

/** What is said of a paste: how many steps there were before it, and whether it is one of them by now. */
interface Told {
  readonly unfit: number
  readonly before: number
  readonly isMade: boolean
}
