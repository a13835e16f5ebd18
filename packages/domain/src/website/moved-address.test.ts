import { describe, expect, it } from 'vitest'
import { followRedirects } from './follow-redirects.ts'
import { addMovedAddresses, movedWithin } from './moved-address.ts'
import { readRedirects, writeRedirects } from './redirect-rules.ts'

describe('addMovedAddresses', () => {
  it('sends the old address to the new one, and what led to the old one, too', () => {
    const rules = addMovedAddresses(
      [{ source: '/first', target: '/second', status: 302 }],
      [{ from: '/second', to: '/third' }],
    )
    expect(rules).toEqual([
      { source: '/first', target: '/third', status: 302 },
      { source: '/second', target: '/third', status: 301 },
    ])
  })

  it('leads nobody round and round when an address is moved back', () => {
    const there = addMovedAddresses([], movedWithin('/old', '/new')) ?? []
    const back = addMovedAddresses(there, movedWithin('/new', '/old')) ?? []
    expect(back.map(({ source }) => source)).toEqual(['/new', '/new/[item]', '/new/[part]/[item]'])
    expect(readRedirects(writeRedirects(back))).toMatchObject({ ok: true })
  })

  it('takes what is in a collection along', () => {
    const follow = followRedirects(addMovedAddresses([], movedWithin('/old', '/new')) ?? [])
    expect(follow('/old/mug')).toEqual({ location: '/new/mug', status: 301 })
    expect(follow('/old/p/mug')).toEqual({ location: '/new/p/mug', status: 301 })
    expect(follow('/older')).toBeNull()
  })

  it('stops at the most rules that a site may have', () => {
    const many = Array.from({ length: 2_500 }, (_, each) => ({
      source: `/${each}`,
      target: '/',
      status: 301 as const,
    }))
    expect(addMovedAddresses(many, [{ from: '/a', to: '/b' }])).toBeNull()
  })
})
