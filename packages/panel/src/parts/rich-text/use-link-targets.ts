import { useDebouncedValue } from '@mantine/hooks'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listItemsCall } from '@vitrine/contract/content/item-calls'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { useCall } from '../../call/use-call.ts'
import { useMay } from '../../session/may.ts'
import { shelfLook } from '../shelves.ts'

/** So many of a kind are offered at a time. */
const most = 6

/** What a link can lead to. */
export interface LinkTarget {
  readonly title: string
  readonly address: string
  /** Why visitors cannot open it yet, such as `Draft`; null when they can. */
  readonly state: string | null
}

/** The pages, entries and products of the site whose titles or addresses have some words, as far as the account may read them. */
export function useLinkTargets(typed: string): readonly LinkTarget[] {
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, 150)
  const isAsked = asked.length > 1 && !asked.includes('/')
  const query = { q: asked, limit: most }
  const pages = useCall(listPagesCall, {}, { isEnabled: useMay(listPagesCall) })
  const items = useCall(listItemsCall, { query }, { isEnabled: useMay(listItemsCall) && isAsked })
  const products = useCall(listProductsCall, { query }, { isEnabled: useMay(listProductsCall) && isAsked })
  const ofPages = (pages.data?.pages ?? [])
    .filter(({ externalUrl }) => externalUrl === null)
    .map(({ title, path, isEnabled }) => ({ title, address: path, state: isEnabled ? null : 'Hidden' }))
    .filter((page) => matches(page, words))
    .slice(0, most)
  const ofItems = (items.data?.rows ?? []).map(({ title, fullUrl, shelf }) => ({
    title,
    address: fullUrl,
    state: shelf === 'published' ? null : shelfLook(shelf).label,
  }))
  const ofProducts = (products.data?.rows ?? []).map(({ title, fullUrl, isVisible, publishFromMs }) => ({
    title,
    address: fullUrl,
    state: isVisible ? null : publishFromMs === null ? 'Hidden' : 'Scheduled',
  }))
  const found = [...ofPages, ...ofItems, ...ofProducts].filter(({ address }) => address !== '')
  return [...new Map(found.map((each) => [each.address, each])).values()]
}

function matches({ title, address }: LinkTarget, words: string): boolean {
  return `${title} ${address}`.toLowerCase().includes(words.toLowerCase())
}
