import type { tryDiscountCall } from '@vitrine/contract/discounts/panel-calls'
import { newCart } from '@vitrine/domain/cart/new-cart'
import { checkDiscount, type DiscountInput } from '@vitrine/domain/discounts/check-discount'
import type { Discount } from '@vitrine/domain/discounts/discount'
import { trialReason } from '@vitrine/domain/discounts/trial-reason'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { openGate } from '../cart/members/buyers-gate.ts'
import { priceWith, readProducts } from '../cart/price-stored-cart.ts'
import { priceSource } from '../cart/pricing/price-source.ts'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'

/** No code of a visitor has these signs. */
const triedCode = '?TRIED'

/** Prices a cart with a discount as it is being written, as if it held now. */
export async function postTrial(
  exchange: Exchange<typeof tryDiscountCall>,
): Promise<AnswerTo<typeof tryDiscountCall>> {
  const { body, store } = exchange
  const source = await priceSource(exchange)
  const { nowMs } = source
  // As if it held now: when it does is left out.
  const sent: DiscountInput = {
    ...body.discount,
    trigger: 'automatic',
    code: '',
    startsAtMs: null,
    endsAtMs: null,
  }
  const checked = checkDiscount(sent, { nowMs, former: null })
  if (!checked.ok) return refuse('fields-wrong', checkFieldsText, { errors: checked.errors })
  const tried: Discount = {
    ...checked.input,
    isStopped: false,
    id: '',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  const entries = body.lines.map(({ productId, variantId, quantity }, index) => ({
    id: String(index).padStart(3, '0'),
    itemId: productId,
    variantId,
    sku: '',
    quantity,
    additionalFields: null,
    addedAtMs: nowMs,
  }))
  const cart = { ...newCart({ id: '', token: '', nowMs }), entries }
  // It is weighed beside the automatic ones, but for itself as it is kept.
  const others = source.automatic.filter((each) => each.id !== body.discountId)
  const offers = [
    ...others.map((discount) => ({ discount, code: '', isUsedUp: false, isUsedByCustomer: false })),
    { discount: tried, code: triedCode, isUsedUp: false, isUsedByCustomer: false },
  ]
  const discounts = { nowMs, codes: [triedCode], offers }
  const { breakdown } = priceWith(cart, await readProducts(store, cart, { gate: openGate }), {
    ...source,
    discounts,
    giftCards: [],
  })
  const reason = breakdown.codes[0]?.reason ?? null
  return reply({
    lines: breakdown.lines.map((line) => ({
      title: line.title,
      quantity: line.entry.quantity,
      subtotalCents: line.subtotalCents,
      discounts: line.discountExplained.map(({ name, cents }) => ({ name, cents })),
    })),
    subtotalCents: breakdown.subtotalCents,
    discountCents: breakdown.discountCents,
    reason: reason && trialReason(reason),
  })
}
