import { skipNext } from '@vitrine/domain/subscriptions/change-subscription'
import { toCycle } from '@vitrine/domain/subscriptions/renewal'
import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { plainMailLook } from '../../mail/mail-look.ts'
import { composeSubscriptionMail } from './subscription-mail.ts'

it('names the first payment at a new price, not the day from which that counts', () => {
  const start = buildSubscription()
  // The payment of February is due in the morning, and the price counts from its afternoon.
  const february = toCycle(start, 1, 'America/New_York').nextAtMs ?? 0
  const newPrice = { unitPriceCents: 2000, fromMs: february + 8 * 3_600_000 }
  const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
  const site = buildSite({ timeZone: 'America/New_York' })
  const { text } = composeSubscriptionMail('subscription-price', { ...start, newPrice }, { ...place, site })
  expect(text).toContain('From the payment of March 31, 2026 on you pay $20.00 every month until canceled.')
})

it('says in the language of the site for which payments discounts are', () => {
  const discount = { id: 'a', code: '', discountClass: 'ORDER', amountCents: 100 } as const
  const discounts = [
    { ...discount, name: 'Willkommen', payments: 3 },
    { ...discount, id: 'b', name: 'Treue', code: 'TREU', payments: null },
    { ...discount, id: 'c', name: 'Versand', discountClass: 'SHIPPING', payments: 1 } as const,
  ]
  const order = { number: 1001, grandTotalCents: 1200, discounts }
  const place = { linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order }
  const site = buildSite({ language: 'de-DE' })
  const { text } = composeSubscriptionMail('subscription-renewed', buildSubscription(), { ...place, site })
  const said = [
    'Willkommen, die ersten 3 Zahlungen: ',
    'Treue (TREU), jede Zahlung: ',
    'Versand, die erste Zahlung: Kostenloser Versand',
  ]
  expect(said.filter((each) => !text.includes(each))).toEqual([])
})

it('tells of a change in the language of the site, also where another came since', () => {
  const moment = { nowMs: 5, timeZone: 'Europe/Berlin', by: '' }
  const skipped = skipNext(buildSubscription({ history: [] }), moment)
  const twice = skipped.ok ? skipNext(skipped.subscription, { ...moment, nowMs: 6 }) : skipped
  if (!twice.ok) throw new Error('It is not skipped')
  const site = buildSite({ language: 'de-DE', timeZone: 'Europe/Berlin' })
  const place = { site, linkUrl: 'http://shop.example/s', look: plainMailLook, method: null, order: null }
  const { subject, text } = composeSubscriptionMail('subscription-changed', twice.subscription, {
    ...place,
    changedAtMs: 5,
  })
  expect(subject).toBe('Ihr Abonnement Coffee wurde geändert')
  expect(text.match(/Die nächste Lieferung wurde ausgelassen\./g)).toHaveLength(1)
  expect(text).toMatch(/Die nächste Zahlung ist am .+\n/)
  expect(text).toContain(': http://shop.example/s')
})
