import { VisuallyHidden } from '@mantine/core'
import type { GridField } from '@vitrine/domain/catalogue/grid/grid-row'
import type { ReactNode } from 'react'
import type { CellProps, Column } from 'react-datasheet-grid'
import { weightUnits } from '../../../format/weight-text.ts'
import { CellRole } from './cell-role.tsx'
import { BoxCell, TextCell } from './cells.tsx'
import classes from './grid-screen.module.css'
import { typeInto } from './rules/change-range.ts'
import { type GridLine, type GridSite, isChanged, lineName, yesOrNoWords } from './rules/grid-line.ts'
import { yesOrNoOf } from './rules/yes-or-no.ts'

/** A column of the grid. */
export interface GridColumn {
  readonly field: GridField
  readonly label: string
  readonly kind: 'text' | 'number' | 'yes-or-no'
  readonly width: number
}

/** All columns, in the order shown; wide enough for their labels in each language of the panel. */
export const gridColumns: readonly GridColumn[] = [
  { field: 'title', label: 'Title', kind: 'text', width: 240 },
  { field: 'sku', label: 'SKU', kind: 'text', width: 140 },
  { field: 'priceCents', label: 'Price', kind: 'number', width: 100 },
  { field: 'salePriceCents', label: 'Sale price', kind: 'number', width: 124 },
  { field: 'isOnSale', label: 'On sale', kind: 'yes-or-no', width: 100 },
  { field: 'onHand', label: 'In stock', kind: 'number', width: 90 },
  { field: 'weightGrams', label: 'Weight', kind: 'number', width: 100 },
  { field: 'isVisible', label: 'Visible', kind: 'yes-or-no', width: 80 },
  { field: 'publishFromMs', label: 'Appears', kind: 'text', width: 150 },
  { field: 'saleFromMs', label: 'Sale begins', kind: 'text', width: 150 },
  { field: 'saleUntilMs', label: 'Sale ends', kind: 'text', width: 150 },
  { field: 'isFeatured', label: 'Featured', kind: 'yes-or-no', width: 124 },
  { field: 'categories', label: 'Categories', kind: 'text', width: 180 },
  { field: 'tags', label: 'Tags', kind: 'text', width: 180 },
  { field: 'urlId', label: 'Address', kind: 'text', width: 180 },
]

/** Columns as the sheet shows them: the name of a variant stands beside the title of its product. */
export const shownColumns: readonly (GridField | 'name')[] = gridColumns.flatMap(({ field }) =>
  field === 'title' ? [field, 'name' as const] : [field],
)

/** How a column is called. */
export function columnLabel(field: GridField): string {
  return gridColumns.find((each) => each.field === field)?.label ?? field
}

/** Makes the sheet's column: every cell is a text of its line. */
export function sheetColumn(column: GridColumn, site: GridSite, mayChange: boolean): Column<GridLine> {
  const { field, kind } = column
  const isMissing = (line: GridLine) => line.texts[field] === undefined
  const write = (line: GridLine, text: string) => typeInto(line, field, text, site)
  return {
    id: field,
    title: (
      <Heading
        column={shownColumns.indexOf(field)}
        text={field === 'weightGrams' ? `${column.label} (${weightUnits[site.measurement]})` : column.label}
      />
    ),
    basis: column.width,
    minWidth: column.width,
    grow: field === 'title' ? 1 : 0,
    shrink: 0,
    component: inCell('gridcell', cellOf(column, write)),
    disabled: ({ rowData }) => !mayChange || isMissing(rowData),
    cellClassName: ({ rowData }) => cellClass(rowData, field),
    copyValue: ({ rowData }) => rowData.texts[field] ?? '',
    pasteValue: ({ rowData, value }) => write(rowData, String(value).trim()),
    deleteValue: ({ rowData }) => write(rowData, kind === 'yes-or-no' ? yesOrNoWords.no : ''),
    isCellEmpty: ({ rowData }) => (rowData.texts[field] ?? '') === '',
  }
}

function cellOf(
  { field, kind, label }: GridColumn,
  write: (line: GridLine, text: string) => GridLine,
): CellComponent {
  const labelOf = (line: GridLine) => `${label} of ${lineName(line)}`
  if (kind === 'yes-or-no') {
    return ({ rowData, setRowData, ...others }: CellProps<GridLine>) => {
      const text = rowData.texts[field]
      if (text === undefined) return <Blank />
      const isOn = yesOrNoOf(text)
      const toggle = () => setRowData(write(rowData, isOn ? yesOrNoWords.no : yesOrNoWords.yes))
      return <BoxCell {...others} isOn={isOn} text={text} label={labelOf(rowData)} onToggle={toggle} />
    }
  }
  return ({ rowData, setRowData, focus }: CellProps<GridLine>) => {
    const text = rowData.texts[field]
    if (text === undefined) return <Blank />
    return (
      <TextCell
        text={text}
        label={labelOf(rowData)}
        isNumber={kind === 'number'}
        focus={focus}
        onText={(typed) => setRowData(write(rowData, typed))}
      />
    )
  }
}

type CellComponent = (props: CellProps<GridLine>) => ReactNode

/** A cell that says what it is to those who hear the sheet. */
function inCell(role: 'gridcell' | 'rowheader', Content: CellComponent): CellComponent {
  return (props) => (
    <>
      <CellRole role={role} row={props.rowIndex} column={props.columnIndex} />
      <Content {...props} />
    </>
  )
}

interface HeadingProps {
  /** As for a cell: -1 for the numbers of rows. */
  readonly column: number
  readonly text: ReactNode
}

function Heading({ column, text }: HeadingProps) {
  return (
    <>
      <CellRole role="columnheader" row={-1} column={column} />
      {text}
    </>
  )
}

function Blank() {
  return <span className={classes.blank} aria-hidden />
}

function cellClass(line: GridLine, field: GridField): string {
  const kind = line.notes[field]?.kind ?? (isChanged(line, field) ? 'changed' : undefined)
  const own = field === 'title' ? classes.title : ''
  return `${own} ${kind ? classes[kind] : ''}`.trim()
}

/** The name of a variant, beside the title of its product. */
export const nameColumn: Column<GridLine> = {
  id: 'name',
  title: <Heading column={shownColumns.indexOf('name')} text="Variant" />,
  basis: 150,
  minWidth: 130,
  grow: 0,
  shrink: 0,
  disabled: true,
  component: inCell('gridcell', ({ rowData }) => <span className={classes.name}>{rowData.name}</span>),
  copyValue: ({ rowData }) => rowData.name,
}

/** The numbers of rows, before all columns. */
export const numberColumn: Partial<Column<GridLine>> = {
  title: <Heading column={-1} text={<VisuallyHidden>Row</VisuallyHidden>} />,
  basis: 44,
  minWidth: 44,
  grow: 0,
  shrink: 0,
  component: inCell('rowheader', ({ rowIndex }) => <>{rowIndex + 1}</>),
}
