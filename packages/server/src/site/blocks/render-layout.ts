import { blockTypes } from '@vitrine/domain/codes/block-types'
import type { Block, BlockType, BlockValue, Layout } from '@vitrine/domain/content/layout'
import { html, type Markup } from '@vitrine/storefront/html/markup'
import type { PageRender } from '../assemble/page-render.ts'
import type { PageData } from '../page-data/page-context.ts'
import type { BlockPlace, BlockWriter } from './block-place.ts'
import { blockWriters } from './block-writers.ts'

/** Writes the rows of a layout; nothing for one without blocks. Blocks of unknown kinds show nothing, and are named in the log. */
export async function renderLayout({ layout }: Layout, data: PageData, page: PageRender): Promise<string> {
  let out = ''
  for (const { columns } of layout.rows) {
    let row = ''
    for (const { span, blocks } of columns) {
      let column = ''
      for (const block of blocks) column += await renderBlock(block, { data, page, span })
      row += `<div class="col sqs-col-${span} span-${span}">${column}</div>`
    }
    if (row !== '') out += `<div class="row sqs-row">${row}</div>`
  }
  return out
}

async function renderBlock(block: Block, place: Omit<BlockPlace, 'id'>): Promise<string> {
  if (block.type === 'unknown') {
    place.page.note(`A block of the kind ${block.name} is not known here and shows nothing.`, {
      block: block.id,
    })
    return ''
  }
  const { type, value } = block
  const id = uniqueId(`block-${block.id}`, place.page)
  const content = await writeBlock(type, value, { ...place, id })
  return content ? frame(type, id, content) : ''
}

/** The value of a block is that of its type, which the compiler cannot follow through the table of writers. */
function writeBlock<Type extends BlockType>(type: Type, value: BlockValue<BlockType>, place: BlockPlace) {
  const write: BlockWriter<Type> = blockWriters[type]
  return write(value as BlockValue<Type>, place)
}

function frame(type: BlockType, id: string, content: Markup): string {
  const number = numberOf(type)
  const attribute = number === undefined ? '' : html` data-block-type="${number}"`
  return html`<div class="sqs-block ${type}-block sqs-block-${type}"${attribute} id="${id}"><div class="sqs-block-content">${content}</div></div>`
    .text
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
