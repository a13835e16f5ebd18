import { allCalls } from '@vitrine/contract/calls'
import { catalogueCalls } from '@vitrine/contract/catalogue/all'
import { commentCalls } from '@vitrine/contract/comments/all'
import { customerCalls } from '@vitrine/contract/customers/all'
import { discountCalls } from '@vitrine/contract/discounts/all'
import { downloadCalls } from '@vitrine/contract/downloads/all'
import { experimentsCalls } from '@vitrine/contract/experiments/all'
import { exportCalls } from '@vitrine/contract/exports/all'
import { formCalls } from '@vitrine/contract/forms/all'
import { giftCardCalls } from '@vitrine/contract/gift-cards/all'
import { mediaCalls } from '@vitrine/contract/media/all'
import { memberCalls } from '@vitrine/contract/members/all'
import { membershipCalls } from '@vitrine/contract/memberships/all'
import { newsletterCalls } from '@vitrine/contract/newsletter/all'
import { orderCalls } from '@vitrine/contract/orders/all'
import { factorCalls } from '@vitrine/contract/owners/factor-calls'
import { keyCalls } from '@vitrine/contract/owners/key-calls'
import { passkeyCalls } from '@vitrine/contract/owners/passkey-calls'
import { peopleCalls } from '@vitrine/contract/owners/people-calls'
import { paymentCalls } from '@vitrine/contract/payments/all'
import { proposalCalls } from '@vitrine/contract/proposals/all'
import { reminderCalls } from '@vitrine/contract/reminders/all'
import { restockCalls } from '@vitrine/contract/restock/all'
import { reviewCalls } from '@vitrine/contract/reviews/all'
import { siteCalls } from '@vitrine/contract/sites/all'
import { describe, expect, it } from 'vitest'
import { staleReads } from './stale-reads.ts'

/** All others have lists of their own yet: a room comes here when it is next worked on. */
const rooms = [
  catalogueCalls,
  commentCalls,
  customerCalls,
  discountCalls,
  downloadCalls,
  experimentsCalls,
  exportCalls,
  factorCalls,
  formCalls,
  giftCardCalls,
  keyCalls,
  mediaCalls,
  memberCalls,
  membershipCalls,
  newsletterCalls,
  orderCalls,
  passkeyCalls,
  paymentCalls,
  peopleCalls,
  proposalCalls,
  reminderCalls,
  restockCalls,
  reviewCalls,
  siteCalls,
]

const methods = new Map(allCalls.map(({ name, method }) => [name, method]))
const methodOf = (name: string) => methods.get(name) ?? 'unknown'

describe('what a change makes old', () => {
  it('is said of every change that owners make in the rooms that were brought to it', () => {
    const changes = rooms.flat().filter(({ method, policy }) => method !== 'GET' && policy.kind === 'owner')
    expect(changes.length).toBeGreaterThan(100)
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
    expect(staleReads.saveGrid).toEqual(expect.arrayContaining([...(staleReads.changeInventory ?? [])]))
  })

  it('is the list of collections, too, where a product is removed as where it is saved, and where the grid writes categories', () => {
    expect(staleReads.changeProduct).toContain('listShopCollections')
    expect(staleReads.saveGrid).toContain('listShopCollections')
    expect(staleReads.removeProduct).toEqual(staleReads.changeProduct)
  })

  it('is the gift cards, too, where an order that was paid with one is canceled or refunded', () => {
    const cards = expect.arrayContaining(['readGiftCard', 'listGiftCards', 'readGiftLiability'])
    expect(staleReads.cancelOrder).toEqual(cards)
    expect(staleReads.refundParts).toEqual(cards)
  })

  it('is the counts of lists, too, where subscribers are imported', () => {
    expect(staleReads.importSubscribers).toEqual(['listSubscribers', 'listNewsletterLists'])
  })
})
