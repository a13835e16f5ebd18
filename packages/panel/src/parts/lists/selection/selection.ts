import type { AnyRow } from '../any-row.ts'

/** Which rows of a list are selected. */
export interface Selection<Row extends AnyRow> {
  /** Whether it is all that the view shows, and not the rows alone. */
  readonly isAll: boolean
  /** In the order they were taken, which on a page is the order of the list. */
  readonly rows: ReadonlyMap<string, Row>
  /** Where a range begins. */
  readonly anchor: string | null
}

/** Nothing is selected. */
export const emptySelection = { isAll: false, rows: new Map<string, never>(), anchor: null } as const

/** Whether a row is in the selection. */
export function isSelected<Row extends AnyRow>({ isAll, rows }: Selection<Row>, row: Row): boolean {
  return isAll || rows.has(row.id)
}

/** Takes rows in, or leaves them out; all that match becomes the page first. */
export function selectRows<Row extends AnyRow>(
  selection: Selection<Row>,
  {
    page,
    rows,
    isOn,
    anchor,
  }: {
    readonly page: readonly Row[]
    readonly rows: readonly Row[]
    readonly isOn: boolean
    readonly anchor: string | null
  },
): Selection<Row> {
  const kept = new Map(selection.isAll ? page.map((row) => [row.id, row]) : selection.rows)
  for (const row of rows) {
    if (isOn) kept.set(row.id, row)
    else kept.delete(row.id)
  }
  return { isAll: false, rows: inOrder(kept, page), anchor }
}

/** The rows of a page between the anchor and another row, both with them. */
export function rowsBetween<Row extends AnyRow>(
  page: readonly Row[],
  anchor: string | null,
  to: Row,
): readonly Row[] {
  const from = page.findIndex((row) => row.id === anchor)
  const end = page.indexOf(to)
  if (from < 0 || end < 0) return [to]
  return page.slice(Math.min(from, end), Math.max(from, end) + 1)
}

/** How much of a page is selected. */
export function stateOfPage<Row extends AnyRow>(
  selection: Selection<Row>,
  page: readonly Row[],
): 'none' | 'some' | 'all' {
  const count = page.filter((row) => isSelected(selection, row)).length
  return count === 0 ? 'none' : count === page.length ? 'all' : 'some'
}

/** Rows of other pages as they were taken, then those of this page as they stand in it. */
function inOrder<Row extends AnyRow>(
  rows: ReadonlyMap<string, Row>,
  page: readonly Row[],
): ReadonlyMap<string, Row> {
  const here = page.filter((row) => rows.has(row.id))
  const elsewhere = [...rows.values()].filter((row) => !page.some(({ id }) => id === row.id))
  return new Map([...elsewhere, ...here].map((row) => [row.id, row]))
}
