import { buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { KeptOrigins } from './kept-origins.ts'

const madeUp = ['http://a.evil', 'http://b.evil', 'http://c.evil', 'http://d.evil', 'http://e.evil']

describe('pages', () => {
  it('are kept at few addresses that a request made up', () => {
    const site = buildSite({ hosts: [], homeOrigin: null })
    const origins = new KeptOrigins()
    expect(madeUp.map((origin) => origins.keeps(site, origin, null, 0))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(origins.keeps(site, 'http://a.evil', null, 1)).toBe(true)
  })

  it('are always kept where the site is at home, and at its names', () => {
    const origins = new KeptOrigins()
    const site = buildSite({
      hosts: ['shop.example', 'www.shop.example'],
      homeOrigin: 'https://shop.example:8443',
    })
    for (const origin of madeUp) origins.keeps(site, origin, null, 0)
    const own = ['https://shop.example:8443', 'https://shop.example', 'http://www.shop.example']
    expect(own.map((origin) => origins.keeps(site, origin, null, 0))).toEqual([true, true, true])
    expect(
      origins.keeps(buildSite({ hosts: [] }), 'https://public.example', 'https://public.example', 0),
    ).toBe(true)
  })

  it('are kept at another address when nobody asks at the former ones any more', () => {
    const site = buildSite({ hosts: [], homeOrigin: null })
    const origins = new KeptOrigins()
    for (const origin of madeUp) origins.keeps(site, origin, null, 0)
    expect(origins.keeps(site, 'http://192.168.1.5:3000', null, 600_001)).toBe(true)
  })
})
