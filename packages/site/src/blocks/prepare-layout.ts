import { productProblemText } from '@vitrine/domain/catalogue/product-problems'
import { blockFields } from '@vitrine/domain/content/blocks/block-fields'
import { changeFields } from '@vitrine/domain/content/blocks/change-fields'
import type { Field, Fields } from '@vitrine/domain/content/blocks/field'
import { type Block, blocksOf, type Layout, type LayoutRow } from '@vitrine/domain/content/layout'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { cleanHtml } from '../html/clean-html.ts'

/** A layout that can be kept, and what is wrong with its pictures, by path. */
export interface PreparedLayout {
  readonly layout: Layout
  readonly errors: Readonly<Record<string, string>>
}

/** Said of a picture that is not of this site. */
const missingPictureText = productProblemText['image-gone']

/**
 * Cleans the HTML of a layout and takes its pictures from our own records, so that nothing else can be put on a page; the owner's words
 * about them and the point they chose count.
 */
export async function prepareLayout(
  layout: Layout,
  findImage: (id: string) => Promise<ProductImage | undefined>,
): Promise<PreparedLayout> {
  const records = await readRecords(layout, findImage)
  const errors: Record<string, string> = {}
  const prepared = changeBlocks(layout, (block) => {
    if (block.type === 'unknown') return block
    const clean = (value: unknown) => (typeof value === 'string' ? cleanHtml(value) : value)
    const take = (value: unknown, path: string) => {
      const image = value as ProductImage | null
      const record = image && records.get(image.id)
      if (image && !record) errors[`blocks.${block.id}.${path}`] = missingPictureText
      return record ? { ...record, altText: image.altText, focalPoint: image.focalPoint } : null
    }
    const cleaned = changeValue(block, 'html', clean)
    return changeValue(cleaned, 'image', take)
  })
  return { layout: prepared, errors }
}

async function readRecords(
  layout: Layout,
  findImage: (id: string) => Promise<ProductImage | undefined>,
): Promise<ReadonlyMap<string, ProductImage>> {
  const ids = new Set<string>()
  for (const block of blocksOf(layout)) {
    changeValue(block, 'image', (value) => {
      if (value) ids.add((value as ProductImage).id)
      return value
    })
  }
  const records = new Map<string, ProductImage>()
  for (const id of ids) {
    const record = await findImage(id)
    if (record) records.set(id, record)
  }
  return records
}

function changeBlocks(layout: Layout, change: (block: Block) => Block): Layout {
  return { ...layout, layout: { ...layout.layout, rows: changeRows(layout.layout.rows, change) } }
}

function changeRows(rows: readonly LayoutRow[], change: (block: Block) => Block): readonly LayoutRow[] {
  return rows.map(({ columns }) => ({
    columns: columns.map((column) => ({
      ...column,
      blocks: column.blocks.map(change),
      ...(column.rows ? { rows: changeRows(column.rows, change) } : {}),
    })),
  }))
}

function changeValue(
  block: Block,
  kind: Field['kind'],
  change: (value: unknown, path: string) => unknown,
): Block {
  if (block.type === 'unknown') return block
  const fields: Fields = blockFields[block.type]
  // Changes keep the kind of each field, so the block stays one of its type.
  return { ...block, value: changeFields(fields, block.value, { kind, change }) } as Block
}
