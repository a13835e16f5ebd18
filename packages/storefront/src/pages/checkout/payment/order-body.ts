import type { BodyOf } from '@vitrine/contract/call'
import type { placeOrderCall } from '@vitrine/contract/checkout/calls'
import { addressIn, type CheckoutState, isBilledElsewhere, isPickedUp } from '../checkout-state.ts'
import { chosenWay } from './chosen-way.ts'
import { shownTotal } from './shown-total.ts'

/** An order as it is sent, but for the attempt that it is sent under. */
export type OrderBody = Omit<BodyOf<typeof placeOrderCall>, 'attemptKey'>

type Filled = Pick<
  CheckoutState,
  'reply' | 'values' | 'shopsForm' | 'asked' | 'filled' | 'cardForm' | 'ways' | 'isKept'
>

/** The order that stands in the fields. */
export function orderBody(state: Filled): OrderBody {
  const { reply, values, shopsForm, asked, filled } = state
  const { requiresShipping, cartToken } = reply.cart
  return {
    cartToken,
    email: values.email?.trim() ?? '',
    phone: values.phone?.trim() ?? '',
    wantsNews: values.wantsNews === 'on',
    vatId: values.vatId?.trim() ?? '',
    shippingAddress: requiresShipping && !isPickedUp({ values, reply }) ? addressIn(values, '') : null,
    billingAddress: isBilledElsewhere({ values, reply }) ? addressIn(values, 'billing.') : null,
    shippingOptionKey: requiresShipping ? (values.shippingOptionKey ?? null) : null,
    note: values.note?.trim() ?? '',
    ...(shopsForm ? { checkoutForm: JSON.stringify(shopsForm.checkForm(asked, filled).values) } : {}),
    acceptsDownloads: values.acceptsDownloads === 'on',
    acceptsRenewal: values.acceptsRenewal === 'on',
    acceptsTerms: values.acceptsTerms === 'on',
    shown: shownTotal(reply.cart),
    payment: paymentOf(state),
  }
}

function paymentOf(state: Filled): OrderBody['payment'] {
  const { values, cardForm } = state
  const way = chosenWay(state)
  if (way === 'stripe') return { gateway: 'stripe', isHosted: cardForm === null }
  if (way === 'paypal') return { gateway: 'paypal' }
  if (way !== 'test') return { gateway: 'manual', method: way }
  return {
    gateway: 'test',
    cardNumber: (values.cardNumber ?? '').replace(/\D/g, ''),
    expiry: (values.expiry ?? '').replaceAll(' ', ''),
    securityCode: values.securityCode ?? '',
  }
}
