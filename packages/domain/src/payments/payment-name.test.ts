import { expect, it } from 'vitest'
import { isNamedByOwner, paidToShopLabel, paymentName } from './payment-name.ts'

it('is the owner’s of ways outside of the shop, but where nobody said how it was paid', () => {
  const manual = (label: string) => isNamedByOwner({ gateway: 'manual', label })
  expect([manual('Bank transfer'), manual('Card'), manual(paidToShopLabel)]).toEqual([true, true, false])
  expect(isNamedByOwner({ gateway: 'stripe', label: 'Card' })).toBe(false)
  expect(paymentName({ gateway: 'manual', label: paidToShopLabel })).toBe('Paid to the shop')
})
