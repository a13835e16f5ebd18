import { describe, expect, it } from 'vitest'
import { BoundedCache, cacheCap } from './bounded-cache.ts'

/** Asks for all keys, and returns which of them had to be built. */
function builtBy(cache: BoundedCache<string, string>, keys: readonly string[]): readonly string[] {
  const built: string[] = []
  for (const key of keys) cache.getOrBuild(key, () => built[built.push(key) - 1] ?? key)
  return built
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`)

describe('BoundedCache', () => {
  it('builds a value once', () => {
    const cache = new BoundedCache<string, object>(4)
    const first = cache.getOrBuild('en', () => ({}))
    expect(cache.getOrBuild('en', () => ({}))).toBe(first)
  })

  it('keeps at most 100 entries, all of which are found again', () => {
    expect(cacheCap).toBe(100)
    const cache = new BoundedCache<string, string>()
    const rounds = Array.from({ length: 10 }, () => numbered(100)).flat()
    expect(builtBy(cache, rounds)).toHaveLength(100)
  })

  it('forgets what was asked for least recently', () => {
    const cache = new BoundedCache<string, string>(3)
    expect(builtBy(cache, ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd', 'b'])).toEqual(['a', 'b', 'c', 'd', 'b'])
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toBe('b')
  })

  it('forgets the one entry that it has room for', () => {
    const cache = new BoundedCache<string, string>(1)
    expect(builtBy(cache, ['a', 'a', 'b', 'b', 'a'])).toEqual(['a', 'b', 'a'])
  })

  it('keeps what is built while another value is built', () => {
    const cache = new BoundedCache<string, string>(2)
    const outer = cache.getOrBuild('a', () => `${cache.getOrBuild('a', () => 'inner')} and outer`)
    expect([outer, cache.get('a')]).toEqual(['inner and outer', 'inner and outer'])
    expect(builtBy(cache, ['b', 'c', 'b', 'c', 'a'])).toEqual(['b', 'c', 'a'])
  })
})
