import { onlyAdministratorsChangeCodeText } from '../code-texts.ts'
import { type Block, blocksOf, type Layout, type LayoutRow } from '../layout.ts'
import { blockFields } from './block-fields.ts'

/** Whether a block holds code that runs on pages, which only administrators write. */
function hasCode({ type }: Block): boolean {
  return type !== 'unknown' && Object.values(blockFields[type]).some((field) => field.kind === 'code')
}

/** By the path of each, why somebody who may not write code may not keep blocks of it that differ from those that are kept. */
export function codeChanges(layout: Layout, known: Layout | undefined): Readonly<Record<string, string>> {
  const kept = new Map(known ? blocksOf(known).map((block) => [block.id, block]) : [])
  const changed = blocksOf(layout).filter((block) => hasCode(block) && !isSame(block, kept.get(block.id)))
  return Object.fromEntries(changed.map(({ id }) => [`blocks.${id}`, onlyAdministratorsChangeCodeText]))
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

function isSame(block: Block, kept: Block | undefined): boolean {
  return kept !== undefined && JSON.stringify(block) === JSON.stringify(kept)
}
