import { describe, expect, it } from 'vitest'
import type { ShippingQuote } from '../../cart/breakdown.ts'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { asDelivered, chooseDelivery, deliveryOfCycle } from './delivery-of-cycle.ts'

const standard = { key: 'std-de', name: 'Standard', priceCents: 490 }
const express = { key: 'express', name: 'Express', priceCents: 1290 }
const austria = { key: 'std-at', name: 'To Austria', priceCents: 990 }
const store = { key: 'store', name: 'Our store', priceCents: 0, isPickup: true }
const subscription = buildSubscription({ shippingOptionKey: standard.key })
const moment = { nowMs: subscription.anchorMs + 1, by: '' }

function quoteOf(...options: ShippingQuote['options']): ShippingQuote {
  const status = options.length > 0 ? 'APPLICABLE_SHIPPING_OPTIONS' : 'NO_APPLICABLE_SHIPPING_OPTIONS'
  return { status, options, selectedKey: null }
}

describe('the delivery of a cycle', () => {
  it('is the one that was agreed while it is offered, else the only one by which it is sent', () => {
    expect(deliveryOfCycle(quoteOf(express, standard), standard.key)).toBe(standard.key)
    expect(deliveryOfCycle(quoteOf(austria), standard.key)).toBe(austria.key)
    expect(deliveryOfCycle(quoteOf(austria, store), standard.key)).toBe(austria.key)
  })

  it('is for its buyer to choose where there are several, or nothing but a place to collect it', () => {
    expect(deliveryOfCycle(quoteOf(austria, express), standard.key)).toBeNull()
    expect(deliveryOfCycle(quoteOf(store), standard.key)).toBeNull()
  })
})

describe('a change of what comes, or where it goes', () => {
  const change = { ok: true, subscription } as const

  it('is refused at once where nothing delivers it', () => {
    expect(asDelivered(change, quoteOf())).toEqual({ ok: false, problem: 'not-delivered' })
    const nothing = { status: 'SHIPPING_NOT_REQUIRED', options: [], selectedKey: null } as const
    expect(asDelivered(change, nothing)).toBe(change)
  })

  it('takes the only way that sends it there', () => {
    expect(asDelivered(change, quoteOf(austria))).toMatchObject({
      subscription: { shippingOptionKey: austria.key },
    })
    expect(asDelivered(change, quoteOf(austria, express))).toBe(change)
  })
})

describe('choosing a delivery', () => {
  it('takes what is offered, and notes it', () => {
    const quote = quoteOf(standard, express)
    expect(chooseDelivery(subscription, { key: express.key, quote }, moment)).toMatchObject({
      subscription: {
        shippingOptionKey: express.key,
        history: [{ kind: 'delivery-changed', fact: { code: 'delivery-changed', name: 'Express' } }],
      },
    })
    const asked = (key: string) => chooseDelivery(subscription, { key, quote }, moment)
    expect(asked(standard.key)).toEqual({ ok: false, problem: 'nothing-changed' })
    expect(asked('gone')).toEqual({ ok: false, problem: 'delivery-gone' })
  })
})
