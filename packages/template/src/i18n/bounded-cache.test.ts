import { describe, expect, it } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

describe('BoundedCache', () => {
  it('builds a value once', () => {
    const cache = new BoundedCache<string, object>(4)
    const first = cache.getOrBuild('en', () => ({}))
    expect(cache.getOrBuild('en', () => ({}))).toBe(first)
  })

  it('forgets what has not been asked for in a while', () => {
    const cache = new BoundedCache<string, string>(4)
    for (const key of ['a', 'b', 'c', 'd', 'e']) cache.getOrBuild(key, () => key)
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('e')).toBe('e')
  })

  it('keeps what is asked for again and again', () => {
    const cache = new BoundedCache<string, string>(4)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      cache.getOrBuild(key, () => key)
      cache.get('a')
    }
    expect(cache.get('a')).toBe('a')
  })
})
