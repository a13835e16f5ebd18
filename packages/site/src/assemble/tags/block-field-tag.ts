import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { layoutElement } from '../../blocks/layout-element.ts'
import { renderBody } from '../../blocks/render-body.ts'
import { renderLayout } from '../../blocks/render-layout.ts'
import { bodyLayouts, fieldLayout } from '../../blocks/stored-layouts.ts'
import type { PageData } from '../../page-json/page-context.ts'
import type { PageRender } from '../../render/page-render.ts'
import type { Tag } from './tag.ts'

/**
 * Writes `<squarespace:block-field>`: an area that owners fill, under an id of its own. The id of a page, bare or after `page-`, stands for
 * the body of that page.
 */
export async function writeBlockField(
  { attributes }: Tag,
  data: PageData,
  page: PageRender,
): Promise<{ readonly html: string; readonly data: PageData }> {
  const { id = '', class: className = '', columns = '12', label = '' } = attributes
  const { content, updatedAtMs } = await contentOf(id, data, page)
  const element = layoutElement({
    id,
    type: 'block-field',
    columns: columns === '1' ? '1' : '12',
    className,
    label,
    updatedAtMs,
    content,
  })
  return { html: element.text, data }
}

interface Content {
  readonly content: string
  readonly updatedAtMs: number | null
}

async function contentOf(id: string, data: PageData, page: PageRender): Promise<Content> {
  const { context } = page
  const own = await fieldLayout(id, context)
  if (own)
    return {
      content: await renderLayout(own.layout, { layoutId: id, data, page }),
      updatedAtMs: own.updatedAtMs,
    }

  const collection = context.collections.find((each) => id === each.id || id === `page-${each.id}`)
  if (!collection || !isShownOn(data, collection, context)) return { content: '', updatedAtMs: null }
  const body = (await bodyLayouts('collection', [collection.id], context)).get(collection.id)
  return body
    ? { content: await renderBody(collection.id, body, { data, page }), updatedAtMs: body.updatedAtMs }
    : { content: collection.bodyHtml, updatedAtMs: collection.updatedAtMs }
}

/** Whether a page may show the body of another: not of one that is hidden, or that stands behind what is not before the page itself. */
function isShownOn(
  { collection: shown }: PageData,
  wanted: Collection,
  { collections }: PageRender['context'],
): boolean {
  const shownId = isRecord(shown) ? shown.id : null
  if (shownId === wanted.id) return true
  const from = collections.find(({ id }) => id === shownId)
  return wanted.isEnabled && !isShut(wanted, collections, from)
}
