import { describe, expect, it } from 'vitest'
import { mayKeep, mayUseCookies } from './may-keep.ts'

const open = { usesCookies: true, isRestrictive: false, consent: null, isRefusedByBrowser: false } as const

describe('keeping something in a browser', () => {
  it('needs no answer where the banner is not restrictive, and ends with “necessary”', () => {
    expect(mayKeep(open)).toBe(true)
    expect(mayKeep({ ...open, consent: 'necessary' })).toBe(false)
  })

  it('needs the answer “all” where the banner is restrictive', () => {
    const restrictive = { ...open, isRestrictive: true }
    expect(mayKeep(restrictive)).toBe(false)
    expect(mayKeep({ ...restrictive, consent: 'all' })).toBe(true)
  })

  it('is refused by a browser before every answer', () => {
    expect(mayKeep({ ...open, consent: 'all', isRefusedByBrowser: true })).toBe(false)
  })

  it('is cookies only where the owner wants them', () => {
    expect(mayUseCookies(open)).toBe(true)
    expect(mayUseCookies({ ...open, usesCookies: false })).toBe(false)
    expect(mayUseCookies({ ...open, consent: 'necessary' })).toBe(false)
  })
})
