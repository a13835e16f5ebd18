import { describe, expect, it } from 'vitest'
import { buildPage } from '../../testing/build-page.ts'
import type { Collection } from '../collection.ts'
import { restorePage, trashPage } from './trash.ts'

const locked = { isPasswordProtected: true, passwordHash: 'hash' }
const partners = buildPage({ id: 'partners', ...locked })
const prices = buildPage({ id: 'prices', parentId: 'partners' })
const lists = buildPage({ id: 'lists', parentId: 'prices' })
const home = buildPage({ id: 'home', isHomepage: true })
const all = [partners, prices, lists, home]
const nowMs = 5

const toTrash = (collections: readonly Collection[], inside: 'along' | 'out') => {
  const result = trashPage(collections[0] ?? partners, collections, { inside, nowMs })
  return result.ok ? { ...result, message: null } : { moved: [], message: result.message }
}
const told = (pages: readonly Collection[]) =>
  pages.map(({ id, parentId, isEnabled }) => [id, parentId, isEnabled])

describe('what stays of a page in the trash', () => {
  it('is hidden where a password or an area of it kept it shut, however deep', () => {
    const hidden = [
      ['prices', null, false],
      ['lists', 'prices', false],
    ]
    expect(told(toTrash(all, 'out').moved)).toEqual(hidden)
    const guild = { ...partners, isPasswordProtected: false, passwordHash: null, areaIds: ['guild'] }
    expect(told(toTrash([guild, prices, lists], 'out').moved)).toEqual(hidden)
    const around = buildPage({ id: 'around', ...locked })
    const within = buildPage({ id: 'partners', parentId: 'around' })
    expect(told(toTrash([within, prices, lists, around], 'out').moved)).toEqual(hidden)
  })

  it('is shown as before where all were free to see it', () => {
    const open = buildPage({ id: 'partners' })
    const closed = { ...prices, isEnabled: false }
    expect(told(toTrash([open, prices, lists], 'out').moved)).toEqual([['prices', null, true]])
    expect(told(toTrash([open, closed], 'out').moved)).toEqual([['prices', null, false]])
  })

  it('cannot be the home page, which is never hidden', () => {
    const inside = { ...home, parentId: 'prices' }
    expect(toTrash([partners, prices, inside], 'out').message).toBe(
      'home in it is the home page. Please choose another home page first.',
    )
    expect(toTrash([buildPage({ id: 'partners' }), prices, inside], 'out').message).toBeNull()
  })
})

describe('a page that comes back from the trash', () => {
  const restored = (page: Collection, trash: readonly Collection[], collections: readonly Collection[]) =>
    told(restorePage(page, { trash, collections, prefixes: [] }))
  const trashedAtMs = nowMs
  const trash = [partners, prices, lists].map((each) => ({ ...each, trashedAtMs }))
  const [trashedPartners = partners, trashedPrices = prices] = trash

  it('is hidden with all in it while what kept it shut lies there, or is gone for good', () => {
    const hidden = [
      ['prices', null, false],
      ['lists', 'prices', false],
    ]
    expect(restored(trashedPrices, trash, [home])).toEqual(hidden)
    expect(restored(trashedPrices, trash.slice(1), [home])).toEqual(hidden)
  })

  it('is shown as before with what holds it, or where that was open to all', () => {
    expect(restored(trashedPartners, trash, [home])).toEqual([
      ['partners', null, true],
      ['prices', 'partners', true],
      ['lists', 'prices', true],
    ])
    expect(restored(trashedPrices, trash.slice(1), [home, partners])).toEqual([
      ['prices', 'partners', true],
      ['lists', 'prices', true],
    ])
    const open = buildPage({ id: 'partners', trashedAtMs })
    expect(restored(trashedPrices, [open, trashedPrices], [home])).toEqual([['prices', null, true]])
  })
})
