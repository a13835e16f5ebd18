import { itemStatuses } from '@vitrine/domain/content/item'
import { parsePage, parseWord } from '../../../format/paging.ts'

const views = ['list', 'calendar', 'terms'] as const
const shelfWords = [...itemStatuses, 'trash'] as const
const sorts = ['usual', 'updated', 'published', 'title'] as const

/** What the room of a collection shows, as kept in the address; what is left out is as usual. */
export interface ItemSearch {
  readonly view?: (typeof views)[number]
  readonly shelf?: (typeof shelfWords)[number]
  readonly text?: string
  readonly category?: string
  readonly tag?: string
  readonly sort?: (typeof sorts)[number]
  /** Such as 2026-11. */
  readonly month?: string
  readonly page?: number
}

/** Reads the room's state from an address, whatever somebody wrote there. */
export function parseItemSearch(search: Record<string, unknown>): ItemSearch {
  const view = parseWord(search.view, views, 'list')
  const shelf = shelfWords.find((each) => each === search.shelf)
  const sort = parseWord(search.sort, sorts, 'usual')
  const month =
    typeof search.month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(search.month) ? search.month : ''
  const page = parsePage(search.page)
  return {
    ...(view !== 'list' && { view }),
    ...(shelf && { shelf }),
    ...textOf('text', search.text),
    ...textOf('category', search.category),
    ...textOf('tag', search.tag),
    ...(sort !== 'usual' && { sort }),
    ...(month !== '' && { month }),
    ...(page !== 1 && { page }),
  }
}

function textOf(name: 'text' | 'category' | 'tag', value: unknown): ItemSearch {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text === '' ? {} : { [name]: text }
}
