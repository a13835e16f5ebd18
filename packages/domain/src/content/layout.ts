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
  /** Of the body of a page: its own text stands above the rows, to be edited and translated as that of any page. Left out: the rows are all of it. */
  readonly keepsBody?: true
  readonly layout: { readonly columns: typeof layoutColumns; readonly rows: readonly LayoutRow[] }
}

/** Columns side by side; their spans make at most twelve. */
export interface LayoutRow {
  readonly columns: readonly LayoutColumn[]
}

/** How deep rows stand inside of columns. */
export const maxRowDepth = 4

/** A part of a row, `span` twelfths of the page wide; an empty one is space. */
export interface LayoutColumn {
  readonly span: number
  readonly blocks: readonly Block[]
  /** Rows below the blocks; together at most as wide as the column. */
  readonly rows?: readonly LayoutRow[]
}

/** Lets what follows a block flow around it. */
export interface BlockFloat {
  readonly side: 'left' | 'right'
  /** Twelfths of the page; less than those of the column. */
  readonly span: number
}

/** The name of a kind of block. */
export type BlockType = keyof typeof blockFields

/** What a kind of block holds. */
export type BlockValue<Type extends BlockType> = FieldValues<(typeof blockFields)[Type]>

/** A block of a kind that we know. */
type KnownBlock = {
  readonly [Type in BlockType]: {
    readonly id: string
    readonly type: Type
    readonly value: BlockValue<Type>
    readonly float?: BlockFloat
  }
}[BlockType]

/** A block that another system knows: it is kept as it came, and shows nothing. */
interface UnknownBlock {
  readonly id: string
  readonly type: 'unknown'
  readonly name: string
  readonly value: unknown
  readonly float?: BlockFloat
}

/** A piece of content in a layout. */
export type Block = KnownBlock | UnknownBlock

/** The body that the editor begins with. */
export const emptyLayout: Layout = { raw: false, layout: { columns: layoutColumns, rows: [] } }

/** All blocks of a layout, in their order. */
export function blocksOf({ layout }: Layout): readonly Block[] {
  return blocksIn(layout.rows)
}

function blocksIn(rows: readonly LayoutRow[]): readonly Block[] {
  return rows.flatMap(({ columns }) =>
    columns.flatMap((column) => [...column.blocks, ...blocksIn(column.rows ?? [])]),
  )
}

/** A layout with other blocks in the places of its own. */
export function mapBlocks(layout: Layout, change: (block: Block) => Block): Layout {
  return { ...layout, layout: { ...layout.layout, rows: mapRows(layout.layout.rows, change) } }
}

function mapRows(rows: readonly LayoutRow[], change: (block: Block) => Block): readonly LayoutRow[] {
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map(change),
      ...(column.rows && { rows: mapRows(column.rows, change) }),
    })),
  }))
}
