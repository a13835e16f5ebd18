import { type MediaKind, mediaKinds } from '@vitrine/domain/media/media-entry'
import { parsePage } from '../../format/paging.ts'

/** What of the library is shown, as kept in the address; what is usual is left out. */
export interface MediaSearch {
  readonly text?: string
  readonly kind?: MediaKind
  readonly only?: MediaFilter
  readonly sort?: MediaSort
  readonly layout?: 'list'
  readonly page?: number
  /** The file whose details are open. */
  readonly file?: string
}

/** What is looked for. */
export type MediaFilter = 'no-alt' | 'unused' | 'large'

/** In which order; the newest first where nothing is said. */
export type MediaSort = 'name' | 'size'

const filters: readonly MediaFilter[] = ['no-alt', 'unused', 'large']
const sorts: readonly MediaSort[] = ['name', 'size']

/** Reads the state of the list from an address, whatever somebody wrote there. */
export function parseMediaSearch(search: Record<string, unknown>): MediaSearch {
  const text = typeof search.text === 'string' ? search.text.slice(0, 200) : ''
  const kind = mediaKinds.find((each) => each === search.kind)
  const only = filters.find((each) => each === search.only)
  const sort = sorts.find((each) => each === search.sort)
  const page = parsePage(search.page)
  const file = typeof search.file === 'string' ? search.file : ''
  return {
    ...(text !== '' && { text }),
    ...(kind && { kind }),
    ...(only && { only }),
    ...(sort && { sort }),
    ...(search.layout === 'list' && { layout: 'list' }),
    ...(page !== 1 && { page }),
    ...(file !== '' && { file }),
  }
}
