import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { describe, expect, it } from 'vitest'
import { parseAddressSearch, writeAddressSearch } from '../../../format/address-search.ts'
import { parseListSearch } from './list-search.ts'
import { askedSort, changeSearch, readListState } from './list-state.ts'

const list: ListDescription = {
  name: 'products',
  rowNames: { one: 'product', many: 'products' },
  columns: [
    { key: 'title', label: 'Product', kind: 'text', isSortable: true, isShownAtFirst: true },
    { key: 'stock', label: 'Stock', kind: 'number', isSortable: true, isShownAtFirst: true },
    { key: 'sku', label: 'SKU', kind: 'text' },
  ],
  filters: [{ key: 'stock', label: 'Stock', kind: 'number' }],
  defaultSort: '-stock',
  views: [],
  acts: [],
}

describe('the address of a list', () => {
  it('is read as it is written', () => {
    const text = '?q=blue%20mug&f=stock:lt:5~sku:any:a%2520b,c&sort=-stock&cols=title,sku'
    const search = parseListSearch(parseAddressSearch(text))
    expect(search).toEqual({
      q: 'blue mug',
      f: 'stock:lt:5~sku:any:a%20b,c',
      sort: '-stock',
      cols: 'title,sku',
    })
    expect(writeAddressSearch(search)).toBe(text)
  })

  it('keeps a number that was searched for as text', () => {
    expect(parseListSearch(parseAddressSearch('?q=1001'))).toEqual({ q: '1001' })
  })

  it('begins at the first page again when what is shown changes', () => {
    expect(changeSearch({ q: 'mug', after: 'x' }, { sort: 'title' })).toEqual({ q: 'mug', sort: 'title' })
    expect(changeSearch({ q: 'mug', after: 'x' }, { after: 'y' })).toEqual({ q: 'mug', after: 'y' })
    expect(changeSearch({ q: 'mug' }, { q: undefined })).toEqual({})
  })
})

describe('readListState', () => {
  it('falls back on what is usual where the address names nothing known', () => {
    const state = readListState(list, { sort: '-sku', cols: 'colour' }, null)
    expect(state.sort).toEqual({ key: 'stock', isDescending: true })
    expect(state.columns.map(({ key }) => key)).toEqual(['title', 'stock'])
  })

  it('asks for an order that the list knows, and for none that it does not', () => {
    const askedOf = (sort: string) => askedSort(readListState(list, { sort }, null))
    expect(askedOf('-title')).toEqual({ sort: '-title' })
    expect(askedOf('customer')).toEqual({})
    expect(askedOf('--title')).toEqual({})
  })

  it('shows the columns of the address, else those that were kept, and always the first', () => {
    const keysOf = (cols: string | undefined, kept: string | null) =>
      readListState(list, cols === undefined ? {} : { cols }, kept).columns.map(({ key }) => key)
    expect(keysOf('sku', 'stock')).toEqual(['title', 'sku'])
    expect(keysOf(undefined, 'stock')).toEqual(['title', 'stock'])
  })

  it('says why filters cannot be asked', () => {
    expect(readListState(list, { f: 'colour:is:red' }, null).problem).toBe('unknown-filter')
  })
})
