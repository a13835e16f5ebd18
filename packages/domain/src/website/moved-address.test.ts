import { describe, expect, it } from 'vitest'
import { followRedirects } from './follow-redirects.ts'
import { addMovedAddresses, movedWithin } from './moved-address.ts'
import { readRedirects, writeRedirects } from './redirect-rules.ts'

/** Rules as an owner writes them. */
function ruled(text: string) {
  const reading = readRedirects(text)
  if (!reading.ok) throw new Error(text)
  return reading
}

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
    expect(back.map(({ source }) => source)).toEqual(['/new', '/new/*'])
    expect(readRedirects(writeRedirects(back))).toMatchObject({ ok: true })
  })

  it('takes what is in a collection along', () => {
    const follow = followRedirects(addMovedAddresses([], movedWithin('/old', '/new')) ?? [])
    expect(follow('/old/mug')).toEqual({ location: '/new/mug', status: 301 })
    expect(follow('/old/2024/1/5/mug')).toEqual({ location: '/new/2024/1/5/mug', status: 301 })
    expect(follow('/older')).toBeNull()
  })

  it('lets no older rule send back what it sends on', () => {
    const { rules } = ruled(
      '/promo -> /journal/first\n/blog/* -> /journal/*\n/blog/[slug] -> /journal/[slug]',
    )
    const moved = addMovedAddresses(rules, movedWithin('/journal', '/blog')) ?? []
    expect(readRedirects(writeRedirects(moved))).toMatchObject({ ok: true })
    expect(writeRedirects(moved)).toBe(
      '/promo -> /blog/first 301\n/journal -> /blog 301\n/journal/* -> /blog/* 301',
    )
  })

  it('takes the place of the rules by which a collection moved before', () => {
    const { rules } = ruled('/old/[item] -> /new/[item]\n/old/[part]/[item] -> /new/[part]/[item]')
    const follow = followRedirects(addMovedAddresses(rules, movedWithin('/old', '/other')) ?? [])
    expect(follow('/old/mug')?.location).toBe('/other/mug')
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
