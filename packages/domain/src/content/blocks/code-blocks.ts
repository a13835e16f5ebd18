import type { Block, Layout, LayoutRow } from '../layout.ts'
import { blockFields } from './block-fields.ts'

/** Whether a block holds code that runs on pages, which only administrators write. */
export function hasCode({ type }: Block): boolean {
  return type !== 'unknown' && Object.values(blockFields[type]).some((field) => field.kind === 'code')
}

/** A layout without its blocks of code, such as somebody copies who could not write them. */
export function withoutCode(layout: Layout): Layout {
  return { ...layout, layout: { ...layout.layout, rows: rowsWithoutCode(layout.layout.rows) } }
}

function rowsWithoutCode(rows: readonly LayoutRow[]): readonly LayoutRow[] {
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map(({ blocks, rows: inside, ...column }) => ({
      ...column,
      blocks: blocks.filter((each) => !hasCode(each)),
      ...(inside && { rows: rowsWithoutCode(inside) }),
    })),
  }))
}
