import { describe, expect, it } from 'vitest'
import { type CachedPage, encodePage, makeCachedPage, PageCache } from './page-cache.ts'

/** Room for three pages of ten thousand letters, which count one and a half times, and what goes with them. */
const roomForThree = 3 * 17_100

describe('PageCache', () => {
  it('drops the oldest page when it is full', () => {
    const cache = fill(['a', 'b', 'c'])
    cache.set('d', buildPage())
    expect(keptOf(cache, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd'])
  })

  it('spares a page that was asked for, once', () => {
    const cache = fill(['a', 'b', 'c'])
    cache.get('a')
    for (const key of ['d', 'e', 'f']) cache.set(key, buildPage())
    expect(keptOf(cache, ['b', 'c', 'd'])).toEqual([])
    cache.set('g', buildPage())
    expect(keptOf(cache, ['a', 'e', 'f', 'g'])).toEqual(['e', 'f', 'g'])
  })

  it('keeps a page that is larger than the room, alone', () => {
    const cache = fill(['a', 'b'])
    cache.set('huge', buildPage('x'.repeat(100_000)))
    expect(keptOf(cache, ['a', 'b', 'huge'])).toEqual(['huge'])
  })

  it('counts a page that takes the place of another once', () => {
    const cache = fill(['a', 'b', 'c'])
    cache.set('a', buildPage())
    expect(keptOf(cache, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  })
})

describe('encodePage', () => {
  it('encodes a page once for all who wait for it', async () => {
    const page = buildPage()
    const first = encodePage(page, 'gzip')
    expect(encodePage(page, 'gzip')).toBe(first)
    await first
    expect(page.encoded.gzip).not.toBeNull()
    expect(page.encoding.gzip).toBeNull()
  })
})

function fill(keys: readonly string[]): PageCache {
  const cache = new PageCache(roomForThree)
  for (const key of keys) cache.set(key, buildPage())
  return cache
}

function keptOf(cache: PageCache, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => cache.get(key) !== undefined)
}

function buildPage(body = 'x'.repeat(10_000)): CachedPage {
  return makeCachedPage({ status: 200, body, headers: [], revision: 1, themeVersion: 1, expiresAtMs: 0 })
}
