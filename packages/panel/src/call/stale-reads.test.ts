import { allCalls } from '@vitrine/contract/calls'
import { catalogueCalls } from '@vitrine/contract/catalogue/all'
import { downloadCalls } from '@vitrine/contract/downloads/all'
import { orderCalls } from '@vitrine/contract/orders/all'
import { describe, expect, it } from 'vitest'
import { staleReads } from './stale-reads.ts'

const methods = new Map(allCalls.map(({ name, method }) => [name, method]))
const methodOf = (name: string) => methods.get(name) ?? 'unknown'

describe('what a change makes old', () => {
  it('is said of every change that owners make to the catalogue, to orders and to their files', () => {
    const changes = [...catalogueCalls, ...orderCalls, ...downloadCalls].filter(
      ({ method, policy }) => method !== 'GET' && policy.kind === 'owner',
    )
    expect(changes.length).toBeGreaterThan(20)
    const missing = changes.filter(({ name }) => staleReads[name] === undefined)
    expect(
      missing.map(({ name }) => `${name} needs a row in stale-reads.ts, [] where it makes nothing old`),
    ).toEqual([])
  })

  it('is said of calls that change, by calls that read', () => {
    const names = Object.keys(staleReads)
    expect(names.filter((name) => ['GET', 'unknown'].includes(methodOf(name)))).toEqual([])
    const reads = Object.values(staleReads).flat()
    expect([...new Set(reads)].filter((name) => methodOf(name) !== 'GET')).toEqual([])
  })

  it('is the same wherever stock is changed: in its list, in the list of products and in the grid', () => {
    expect(staleReads.changeInventory).toEqual(
      expect.arrayContaining(['listInventory', 'readStockHistory', 'listProducts', 'readProduct']),
    )
    expect(staleReads.changeStock).toEqual(staleReads.changeInventory)
    expect(staleReads.saveGrid).toEqual(staleReads.changeInventory)
  })

  it('is the list of collections, too, where a product is removed as where it is saved', () => {
    expect(staleReads.changeProduct).toContain('listShopCollections')
    expect(staleReads.removeProduct).toEqual(staleReads.changeProduct)
  })
})
