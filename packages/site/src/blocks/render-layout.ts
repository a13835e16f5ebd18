import { blockTypes } from '@vitrine/domain/codes/block-types'
import {
  type Block,
  type BlockFloat,
  type BlockType,
  type BlockValue,
  type Layout,
  type LayoutColumn,
  type LayoutRow,
  layoutColumns,
} from '@vitrine/domain/content/layout'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { PageRender } from '../render/page-render.ts'
import type { BlockContext, BlockWriter } from './block-context.ts'
import { blockWriters } from './block-writers.ts'

/** Writes the rows of a layout; nothing for one without blocks. Blocks of unknown kinds show nothing, and are named in the log. */
export function renderLayout(
  { layout }: Layout,
  { layoutId, data, page }: Pick<BlockContext, 'layoutId' | 'data' | 'page'>,
): Promise<string> {
  return renderRows(layout.rows, { layoutId, data, page, span: layoutColumns })
}

type ColumnContext = Omit<BlockContext, 'id' | 'blockId'>

/** Rows of the page, or of a column; `span` is that of what they stand in. */
async function renderRows(rows: readonly LayoutRow[], place: ColumnContext): Promise<string> {
  let out = ''
  for (const { columns } of rows) {
    let row = ''
    for (const column of columns) row += await renderColumn(column, place)
    if (row !== '') out += `<div class="row sqs-row">${row}</div>`
  }
  return out
}

/** The classes tell a column's share of the page; the platform's sheet makes that a share of the column it stands in. */
async function renderColumn(
  { span, blocks, rows = [] }: LayoutColumn,
  around: ColumnContext,
): Promise<string> {
  const place = { ...around, span }
  let content = ''
  for (const block of blocks) content += await renderBlock(block, place)
  content += await renderRows(rows, place)
  return `<div class="col sqs-col-${span} span-${span}">${content}</div>`
}

function percent(span: number, whole: number): string {
  return `${Math.round((span / whole) * 1_000_000) / 10_000}%`
}

async function renderBlock(block: Block, column: ColumnContext): Promise<string> {
  const { float } = block
  const place = float ? { ...column, span: float.span } : column
  if (block.type === 'unknown') {
    place.page.note(`A block of the kind ${block.name} is not known here and shows nothing.`, {
      block: block.id,
    })
    return ''
  }
  const { type, value } = block
  const id = uniqueId(`block-${block.id}`, place.page)
  const content = await writeBlock(type, value, { ...place, id, blockId: block.id })
  return content ? frame(type, { id, content, floating: float ? floatingOf(float, column.span) : null }) : ''
}

interface FloatContext {
  readonly classes: string
  readonly style: string
}

/** Templates know floating blocks by several names. */
function floatingOf({ side, span }: BlockFloat, columnSpan: number): FloatContext {
  return {
    classes: ` float float-${side} sqs-float-${side} span-${span}`,
    style: `--float-share:${percent(span, columnSpan)}`,
  }
}

/** The value of a block is that of its type, which the compiler cannot follow through the table of writers. */
function writeBlock<Type extends BlockType>(type: Type, value: BlockValue<BlockType>, place: BlockContext) {
  const write: BlockWriter<Type> = blockWriters[type]
  return write(value as BlockValue<Type>, place)
}

interface Framed {
  readonly id: string
  readonly content: Markup
  readonly floating: FloatContext | null
}

function frame(type: BlockType, { id, content, floating }: Framed): string {
  const number = numberOf(type)
  const attribute = number === undefined ? '' : html` data-block-type="${number}"`
  return html`<div class="sqs-block ${type}-block sqs-block-${type}${floating?.classes ?? ''}"${attribute} id="${id}"${
    floating ? html` style="${floating.style}"` : ''
  }><div class="sqs-block-content">${content}</div></div>`.text
}

function numberOf(type: BlockType): number | undefined {
  const numbers: Readonly<Record<string, number>> = blockTypes
  return Object.hasOwn(numbers, type) ? numbers[type] : undefined
}

/** Ids of blocks that each page has shown: a layout may stand on a page twice. */
const idsOfPages = new WeakMap<PageRender, Map<string, number>>()

function uniqueId(id: string, page: PageRender): string {
  const ids = idsOfPages.get(page) ?? new Map<string, number>()
  idsOfPages.set(page, ids)
  const count = (ids.get(id) ?? 0) + 1
  ids.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}
