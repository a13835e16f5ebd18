import type { blockFields } from './blocks/block-fields.ts'
import type { FieldValues } from './blocks/field.ts'

/** The columns that a row is divided into (specification, section 9). */
export const layoutColumns = 12

/** How many blocks a layout can hold (specification, section 9). */
export const maxBlocks = 60

/** What owners fill an area of a page with: rows of columns of blocks. */
export interface Layout {
  /** True for a body that is one piece of HTML; such a body is not kept as a layout. */
  readonly raw: false
  readonly layout: { readonly columns: typeof layoutColumns; readonly rows: readonly LayoutRow[] }
}

/** Columns side by side; their spans make at most twelve. */
export interface LayoutRow {
  readonly columns: readonly LayoutColumn[]
}

/** A part of a row, `span` twelfths wide; an empty one is space. */
export interface LayoutColumn {
  readonly span: number
  readonly blocks: readonly Block[]
}

/** The name of a kind of block. */
export type BlockType = keyof typeof blockFields

/** What a kind of block holds. */
export type BlockValue<Type extends BlockType> = FieldValues<(typeof blockFields)[Type]>

/** A block of a kind that we know. */
export type KnownBlock = {
  readonly [Type in BlockType]: { readonly id: string; readonly type: Type; readonly value: BlockValue<Type> }
}[BlockType]

/** A block that another system knows: it is kept as it came, and shows nothing. */
export interface UnknownBlock {
  readonly id: string
  readonly type: 'unknown'
  readonly name: string
  readonly value: unknown
}

/** A piece of content in a layout. */
export type Block = KnownBlock | UnknownBlock

/** The body that the editor begins with. */
export const emptyLayout: Layout = { raw: false, layout: { columns: layoutColumns, rows: [] } }

/** All blocks of a layout, in their order. */
export function blocksOf({ layout }: Layout): readonly Block[] {
  return layout.rows.flatMap((row) => row.columns.flatMap((column) => column.blocks))
}
