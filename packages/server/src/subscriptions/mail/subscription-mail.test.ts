import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { plainMailLook } from '../../mail/mail-look.ts'
import { composeSubscriptionMail } from './subscription-mail.ts'

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
