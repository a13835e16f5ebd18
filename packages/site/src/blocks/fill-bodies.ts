import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { StoredLayout } from '@vitrine/store/content/layouts'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'
import { layoutElement } from './layout-element.ts'
import { withRecordingInBody } from './recording-in-body.ts'
import { renderBody } from './render-body.ts'
import { bodyLayouts } from './stored-layouts.ts'

/** Where page data has items. */
const itemLists = ['items', 'upcoming', 'past'] as const

/** The page data with its bodies made of their layouts, where they have some, and with the player of a post that is to be heard. */
export async function fillBodies(data: PageData, page: PageRender): Promise<PageData> {
  return withRecordingInBody(await fillLayouts(data, page), page.context)
}

/** The page data with the bodies of its page, its sections and its items made of their layouts. */
async function fillLayouts(data: PageData, page: PageRender): Promise<PageData> {
  const { collection, item } = data
  const sections = sectionsOf(data)
  const pages = [...(isRecord(collection) ? [collection] : []), ...sections]
  const items = [
    ...(isRecord(item) ? [item] : []),
    ...itemLists.flatMap((name) => recordsOf(data[name])),
    ...sections.flatMap(itemsOf),
  ]
  const [ofPages, ofItems] = [
    await bodyLayouts('collection', pages.flatMap(idOf), page.context),
    await bodyLayouts('item', items.flatMap(idOf), page.context),
  ]
  if (ofPages.size === 0 && ofItems.size === 0) return data

  const filler = new Filler({ data, page, ofPages, ofItems })
  return {
    ...data,
    ...(isRecord(collection) ? await filler.fillPage(collection) : {}),
    ...(isRecord(item) ? { item: await filler.fillItem(item) } : {}),
    ...(await filler.fillLists(itemLists)),
  }
}

/** What a tag found, with the bodies of its items, and of the sections of an index, made of their layouts. */
export async function fillItems(found: PageData, page: PageRender): Promise<PageData> {
  const { collection } = found
  const sections = sectionsOf(found)
  const items = [...recordsOf(found.items), ...sections.flatMap(itemsOf)]
  const ofPages = await bodyLayouts('collection', sections.flatMap(idOf), page.context)
  const ofItems = await bodyLayouts('item', items.flatMap(idOf), page.context)
  if (ofPages.size === 0 && ofItems.size === 0) return found

  const filler = new Filler({ data: found, page, ofPages, ofItems })
  return {
    ...found,
    ...(isRecord(collection) ? { collection: await filler.fillSections(collection) } : {}),
    ...(await filler.fillLists(['items'])),
  }
}

interface FillContext {
  readonly data: PageData
  readonly page: PageRender
  readonly ofPages: ReadonlyMap<string, StoredLayout>
  readonly ofItems: ReadonlyMap<string, StoredLayout>
}

class Filler {
  readonly #filling: FillContext

  constructor(filling: FillContext) {
    this.#filling = filling
  }

  /** The collection with its own body, if it is a page, and those of its sections. */
  async fillPage(collection: Fields): Promise<PageData> {
    const filled = await this.fillSections(collection)
    const body = await this.#body(collection, 'page')
    return {
      ...(body === null ? {} : { mainContent: body }),
      collection: body === null ? filled : { ...filled, mainContent: body },
    }
  }

  /** The collection with its sections, each with its body or those of its items. */
  async fillSections(collection: Fields): Promise<Fields> {
    const sections: unknown[] = []
    for (const section of recordsOf(collection.collections)) sections.push(await this.#fillSection(section))
    return sections.length === 0 ? collection : { ...collection, collections: sections }
  }

  async fillItem(item: Fields): Promise<Fields> {
    const body = await this.#body(item, 'item')
    return body === null ? item : { ...item, body }
  }

  async fillLists(names: readonly string[]): Promise<PageData> {
    const filled: Record<string, unknown> = {}
    for (const name of names) {
      const list = this.#filling.data[name]
      if (Array.isArray(list)) filled[name] = await this.#fillItems(list)
    }
    return filled
  }

  async #fillItems(list: readonly unknown[]): Promise<readonly unknown[]> {
    const items: unknown[] = []
    for (const each of list) items.push(isRecord(each) ? await this.fillItem(each) : each)
    return items
  }

  /** A section that stands there by its heading alone, such as one behind a password, gets no body. */
  async #fillSection(section: Fields): Promise<Fields> {
    const body = 'mainContent' in section ? await this.#body(section, 'page') : null
    return {
      ...section,
      ...(Array.isArray(section.items) ? { items: await this.#fillItems(section.items) } : {}),
      ...(body === null ? {} : { mainContent: body }),
    }
  }

  async #body(owner: Fields, type: 'page' | 'item'): Promise<string | null> {
    const { data, page, ofPages, ofItems } = this.#filling
    const [id = ''] = idOf(owner)
    const stored = (type === 'page' ? ofPages : ofItems).get(id)
    if (!stored) return null
    return layoutElement({
      id: `${type}-${id}`,
      type,
      columns: '12',
      className: '',
      label: type === 'item' ? 'Post Body' : '',
      updatedAtMs: stored.updatedAtMs,
      content: await renderBody(id, stored, { data, page }),
    }).text
  }
}

type Fields = Readonly<Record<string, unknown>>

function recordsOf(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The collections inside an index. */
function sectionsOf({ collection }: PageData): readonly Fields[] {
  return isRecord(collection) ? recordsOf(collection.collections) : []
}

function itemsOf({ items }: Fields): readonly Fields[] {
  return recordsOf(items)
}

function idOf({ id }: Fields): readonly string[] {
  return typeof id === 'string' ? [id] : []
}
