import { describe, expect, it } from 'vitest'
import { bareAddress, queryEntries, readPageQuery } from './page-query.ts'

describe('the address under which a page is kept', () => {
  it('is without campaign codes, fields of a form that were left as they are, and orders that are not known', () => {
    expect(bareAddress('/shop?utm_source=letter&category=&tag=&sort=featured')).toBe('/shop')
    expect(bareAddress('/shop?sort=constructor&stock=none')).toBe('/shop')
    expect(bareAddress('/shop?sort=name&category=Kitchen&stock=available')).toBe(
      '/shop?sort=name&category=Kitchen&stock=available',
    )
  })

  it('is without values that are read as if they were not there', () => {
    expect(bareAddress('/shop?page=1&view=round&author=me&month=13-2026')).toBe('/shop')
    expect(bareAddress('/shop?page=2&view=list')).toBe('/shop?page=2&view=list')
  })

  it('goes by what is read, however it is written', () => {
    expect(bareAddress('/shop?sort=price%2Dasc&%74ag=clay')).toBe('/shop?sort=price%2Dasc&%74ag=clay')
    expect(bareAddress('/shop?page=1&page=2')).toBe('/shop')
  })
})

describe('what the query of an address asks for', () => {
  it('is the same without one as with one that says nothing', () => {
    expect(readPageQuery('')).toEqual(readPageQuery('utm_source=letter'))
  })
  it('can be written as it was read', () => {
    const id = '0123456789abcdef01234567'
    const texts = {
      category: 'Kitchen',
      tag: 'clay',
      author: id,
      month: '11-2026',
      view: 'list',
      sort: 'name',
      stock: 'available',
      page: '2',
      offset: '1700000000000',
      skip: '3',
      reversePaginate: 'true',
      itemId: id,
      variant: id,
      chosen: 'Size=Small',
      quantity: '2',
      problem: 'out-of-stock',
      format: 'json',
    }
    const query = readPageQuery(new URLSearchParams(texts).toString())
    expect(Object.fromEntries(queryEntries(query))).toEqual(texts)
    expect(queryEntries(readPageQuery('utm_source=letter'))).toEqual([])
  })
})
