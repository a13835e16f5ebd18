import { describe, expect, it } from 'vitest'
import { crumbCookie, readCrumb } from './crumb-cookie.ts'

describe('the cookie of the anti-forgery token', () => {
  it('goes over https alone where the page came so', () => {
    expect(crumbCookie('a1', { protocol: 'https:' })).toBe('crumb=a1; Path=/; Secure; SameSite=Lax')
    expect(crumbCookie('a1', { protocol: 'http:' })).toBe('crumb=a1; Path=/; SameSite=Lax')
  })

  it('is read among others, and is empty without one', () => {
    expect(readCrumb('hasCart=true; crumb=a%20b; other=1')).toBe('a b')
    expect(readCrumb('not-a-crumb=1')).toBe('')
  })
})
