import 'react-datasheet-grid/dist/style.css'
import { Text, VisuallyHidden } from '@mantine/core'
import { useViewportSize } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { DataSheetGrid, type DataSheetGridProps, type DataSheetGridRef } from 'react-datasheet-grid'
import { CellNoteLine } from './cell-note-line.tsx'
import { ChangeBar } from './change-bar.tsx'
import { gridColumns, nameColumn, numberColumn, sheetColumn, shownColumns } from './grid-columns.tsx'
import classes from './grid-screen.module.css'
import { fillDown, type GridRange } from './rules/change-range.ts'
import { type GridLine, type GridSite, lineToAsk } from './rules/grid-line.ts'
import { cellText, filledText, rangeText, takenBackText, unfitText } from './sheet-words.ts'
import type { useGrid } from './use-grid.ts'
import { usePaste } from './use-paste.ts'
import { type ChosenCells, useSheetFocus } from './use-sheet-focus.ts'
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
  // A press on a button of the note takes the cell out of hand; what was in hand last is meant.
  const [last, setLast] = useState(active)
  if (active && active !== last) setLast(active)
  const line = last ? lines[last.row] : undefined
  const noted = lineToAsk(lines, line)

  const sheet = useRef<DataSheetGridRef>(null)
  const frame = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<ChosenCells | null>(null)
  /** What was done last, until another cell is in hand. */
  const [said, setSaid] = useState<string | null>(null)
  const { hold, leave } = useSheetFocus({
    ...{ frame, sheet, active, chosen, mayChange },
    rowCount: lines.length,
    columnCount: columns.length,
  })
  const unfit = usePaste(sheet, { rowCount: lines.length, stepCount: grid.stepCount })
  const fill = (filled: GridRange) => {
    if (filled.toLine === filled.fromLine) return
    change(fillDown(lines, filled))
    setSaid(filledText(filled))
  }
  const takeBack = () => {
    if (grid.stepCount === 0) return
    undo()
    setSaid(takenBackText(grid.stepCount - 1))
  }
  useSheetKeys({
    isInHand: () => Boolean(sheet.current?.activeCell),
    acts: mayChange ? { d: () => range && fill(range), z: takeBack } : {},
    hasNext: (isBack) => hasNeighbour(active, isBack, { rows: lines.length, columns: columns.length }),
    onLeave: leave,
  })

  return (
    <section
      ref={frame}
      id="grid-frame"
      aria-label="Product grid"
      data-keys-taken={active !== null || undefined}
    >
      <VisuallyHidden id="grid-help">{helpText}</VisuallyHidden>
      {mayChange && <ChangeBar grid={grid} range={range} site={site} onFill={fill} onTakeBack={takeBack} />}
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
      {unfit > 0 && (
        <Text size="sm" c="red" px="md" py="xs" role="alert">
          {unfitText(unfit)} {grid.loaded.next !== null && <>(load more, then paste all of them again)</>}
        </Text>
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
        gutterColumn={numberColumn}
        onActiveCellChange={({ cell }) => {
          setActive(cell)
          // The library takes the focus from whatever has it.
          if (cell) hold()
        }}
        onSelectionChange={({ selection }) => {
          const next = rangeOf(selection)
          setRange(next)
          setSaid(next && rangeText(lines, next))
          if (selection) setChosen(selection)
        }}
        onBlur={() => active && hold()}
      />
      <VisuallyHidden role="status">
        {said ?? (line && active ? cellText(line, active.colId) : '')}
      </VisuallyHidden>
      <Text size="xs" c="dimmed" px="md" py="xs">
        {helpText}
      </Text>
    </section>
  )
}

const helpText =
  'Arrow keys move, Enter edits, Shift and arrows choose a range, Ctrl+C and Ctrl+V copy and paste, also from a spreadsheet, Ctrl+D fills down, Ctrl+Z takes back. Tab leaves; what was chosen stays chosen for the buttons above. A price takes +10 % or -2.'

/** Whether there is a cell before or after the one in hand. */
function hasNeighbour(
  cell: ActiveCell | null,
  isBack: boolean,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): boolean {
  if (!cell) return false
  return isBack ? cell.row > 0 || cell.col > 0 : cell.row < rows - 1 || cell.col < columns - 1
}

function rangeOf(selection: Chosen): GridRange | null {
  if (!selection) return null
  const chosen = shownColumns.slice(selection.min.col, selection.max.col + 1)
  const fields = gridColumns.map((each) => each.field).filter((field) => chosen.includes(field))
  return { fromLine: selection.min.row, toLine: selection.max.row, fields }
}
