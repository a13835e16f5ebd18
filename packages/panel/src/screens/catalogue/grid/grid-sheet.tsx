import 'react-datasheet-grid/dist/style.css'
import { Text, VisuallyHidden } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DataSheetGrid, type DataSheetGridProps, type DataSheetGridRef } from 'react-datasheet-grid'
import { CellNoteLine } from './cell-note-line.tsx'
import { ChangeBar } from './change-bar.tsx'
import { columnLabel, gridColumns, nameColumn, sheetColumn } from './grid-columns.tsx'
import classes from './grid-screen.module.css'
import { fillDown, type GridRange } from './rules/change-range.ts'
import { type GridLine, type GridSite, lineName, lineToAsk } from './rules/grid-line.ts'
import type { useGrid } from './use-grid.ts'
import { useSheetKeys } from './use-sheet-keys.ts'

type Told<Key extends 'onActiveCellChange' | 'onSelectionChange'> = Parameters<
  NonNullable<DataSheetGridProps[Key]>
>[0]
type ActiveCell = NonNullable<Told<'onActiveCellChange'>['cell']>
type Chosen = Told<'onSelectionChange'>['selection']

interface GridSheetProps {
  readonly grid: ReturnType<typeof useGrid>
  readonly site: GridSite
  readonly mayChange: boolean
}

/** The sheet: cells to type and paste into, what can be done to the chosen ones, and what is said of the one in hand. */
export function GridSheet({ grid, site, mayChange }: GridSheetProps) {
  const { lines, change, undo } = grid
  const { height } = useViewportSize()
  const [active, setActive] = useState<ActiveCell | null>(null)
  const [range, setRange] = useState<GridRange | null>(null)
  const columns = useMemo(
    () =>
      gridColumns.flatMap((column) => {
        const own = sheetColumn(column, site, mayChange)
        return column.field === 'title' ? [own, nameColumn] : [own]
      }),
    [site, mayChange],
  )
  useSheetKeys(active !== null && mayChange, {
    d: () => range && change(fillDown(lines, range)),
    z: () => grid.canUndo && undo(),
  })
  // A press on a button of the note takes the cell out of hand; what was in hand last is meant.
  const [last, setLast] = useState(active)
  if (active && active !== last) setLast(active)
  const line = last ? lines[last.row] : undefined
  const noted = lineToAsk(lines, line)

  const sheet = useRef<DataSheetGridRef>(null)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    // The sheet scrolls inside of a box that the library makes; the keyboard must reach that, too.
    frame.current?.querySelector('.dsg-container')?.setAttribute('tabindex', '0')
  }, [])

  return (
    <section
      ref={frame}
      aria-label="Product grid"
      aria-describedby="grid-help"
      data-keys-taken={active !== null || undefined}
    >
      <VisuallyHidden id="grid-help">{helpText}</VisuallyHidden>
      {mayChange && <ChangeBar grid={grid} range={range} site={site} />}
      {noted && (
        <CellNoteLine
          line={noted}
          columnId={last?.colId}
          grid={grid}
          onShow={(shown, field) =>
            sheet.current?.setActiveCell({ col: field, row: lines.findIndex(({ key }) => key === shown.key) })
          }
        />
      )}
      <DataSheetGrid
        ref={sheet}
        className={classes.sheet}
        value={[...lines]}
        onChange={(next: GridLine[]) => change(next)}
        columns={columns}
        rowKey="key"
        height={Math.max(320, height - 420)}
        rowHeight={36}
        headerRowHeight={36}
        lockRows
        disableContextMenu
        gutterColumn={{ basis: 44, minWidth: 44, grow: 0, shrink: 0, component: RowNumber }}
        onActiveCellChange={({ cell }) => setActive(cell)}
        onSelectionChange={({ selection }) => setRange(rangeOf(selection))}
      />
      <VisuallyHidden role="status">{line && active ? cellText(line, active) : ''}</VisuallyHidden>
      <Text size="xs" c="dimmed" px="md" py="xs">
        {helpText}
      </Text>
    </section>
  )
}

const helpText =
  'Arrow keys move, Enter edits, Shift and arrows choose a range, Ctrl+C and Ctrl+V copy and paste, also from a spreadsheet, Ctrl+D fills down, Ctrl+Z takes back. A price takes +10 % or -2.'

function RowNumber({ rowIndex }: { rowIndex: number }) {
  return <>{rowIndex + 1}</>
}

/** What a cell says to those who hear the grid. */
function cellText(line: GridLine, { colId }: ActiveCell): string {
  const column = gridColumns.find((each) => each.field === colId)
  const name = lineName(line)
  if (!column) return name
  const text = line.texts[column.field]
  const note = line.notes[column.field]
  const said = note?.kind === 'wrong' ? `. ${note.text}` : note ? `. Somebody else wrote ${note.theirs}` : ''
  return `${columnLabel(column.field)} of ${name}: ${text === undefined ? 'not of this row' : text || 'empty'}${said}`
}

function rangeOf(selection: Chosen): GridRange | null {
  if (!selection) return null
  const ids = gridColumns.flatMap(({ field }) => (field === 'title' ? [field, 'name'] : [field]))
  const chosen = ids.slice(selection.min.col, selection.max.col + 1)
  const fields = gridColumns.map((each) => each.field).filter((field) => chosen.includes(field))
  return { fromLine: selection.min.row, toLine: selection.max.row, fields }
}
