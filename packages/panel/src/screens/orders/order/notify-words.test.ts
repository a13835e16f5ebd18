import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { expect, it } from 'vitest'
import { isDeliveredByMail, notifyWords } from './notify-words.ts'

it('promises the buyer no mail where none goes out', () => {
  const order = { contact: { email: 'ada@example.com', phone: '', wantsNews: false } }
  expect(notifyWords(order, true)).toEqual({ label: 'Send a mail to ada@example.com' })
  expect(JSON.stringify(notifyWords(order, false))).toMatch(/Write a mail .* the buyer does not get it/)
})

it('offers no mail to nobody', () => {
  expect(notifyWords({ contact: { email: '', phone: '', wantsNews: false } }, true)).toBeNull()
})

it('knows the orders of which something is mailed in any case', () => {
  const numbering = { prefix: '', suffix: '' }
  const { lines } = sampleOrder({
    product: null,
    currency: 'EUR',
    numbering,
    shipping: null,
    manual: null,
    nowMs: 0,
  })
  const withFiles = lines.map((line) => ({ ...line, digitalFileIds: ['f'] }))
  const ofMembers = lines.map((line) => ({ ...line, productType: 'paywall' as const }))
  expect([lines, withFiles, ofMembers].map((each) => isDeliveredByMail({ lines: each }))).toEqual([
    false,
    true,
    true,
  ])
})
