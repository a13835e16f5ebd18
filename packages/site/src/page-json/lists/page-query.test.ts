import { describe, expect, it } from 'vitest'
import { bareAddress, readPageQuery } from './page-query.ts'

describe('the address under which a page is kept', () => {
  it('is without campaign codes, fields of a form that were left as they are, and orders that are not known', () => {
    expect(bareAddress('/shop?utm_source=letter&category=&tag=&sort=featured')).toBe('/shop')
    expect(bareAddress('/shop?sort=constructor&stock=none')).toBe('/shop')
    expect(bareAddress('/shop?sort=name&category=Kitchen&stock=available')).toBe(
      '/shop?sort=name&category=Kitchen&stock=available',
    )
  })
})

describe('what the query of an address asks for', () => {
  it('is the same without one as with one that says nothing', () => {
    expect(readPageQuery('')).toEqual(readPageQuery('utm_source=letter'))
  })
})
