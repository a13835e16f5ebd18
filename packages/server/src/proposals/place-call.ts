import type { placeProposalCall } from '@vitrine/contract/proposals/panel-calls'
import { isPickup } from '@vitrine/domain/cart/breakdown'
import { proposalText } from '@vitrine/domain/cart/proposals/check-proposal'
import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import { placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import { orderName } from '@vitrine/domain/orders/order-name'
import { paidToShopLabel } from '@vitrine/domain/payments/payment-name'
import { changedMeanwhileText } from '@vitrine/domain/refusals/refusal-texts'
import { RollBack, rollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import {
  type PricedCart,
  type PriceSource,
  priceStoredCart,
  withDiscounts,
} from '../cart/price-stored-cart.ts'
import { priceSource } from '../cart/pricing/price-source.ts'
import { holdAndDraft } from '../checkout/drafts/hold-and-draft.ts'
import { settlePayment } from '../checkout/settle-payment.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { isBeingPaid } from './change-proposal.ts'
import { cartFor, ownersSource } from './price-proposal.ts'

type PlaceExchange = Exchange<typeof placeProposalCall>

/** Places the order of a draft whose money came in outside of the shop, by the steps of every payment: hold, draft, settle. */
export async function postProposalOrder(
  exchange: PlaceExchange,
): Promise<AnswerTo<typeof placeProposalCall>> {
  const { store, services, body } = exchange
  const source = ownersSource(await priceSource(exchange))
  const begun = await store.transaction((tables) => begin(tables, exchange, source))
  if (!begun.ok) return begun.refused
  const paid = { kind: 'paid', reference: body.reference.trim() } as const
  const settled = await settlePayment(store, begun.paymentId, paid, { services })
  const order = settled.orderId === null ? undefined : await store.orders.find(settled.orderId)
  if (!order) throw new Error(`The payment ${begun.paymentId} placed no order`)
  return reply({ orderId: order.id, orderName: orderName(order) })
}

type Begun =
  | { readonly ok: true; readonly paymentId: string }
  | { readonly ok: false; readonly refused: Refusal }

async function begin(
  tables: SiteTables,
  exchange: PlaceExchange,
  source: PriceSource,
): Promise<Begun | RollBack<Begun>> {
  const { params, body, services, site, account } = exchange
  const proposal = await tables.proposals.lock(params.proposalId)
  if (!proposal) return no(refuse('not-found', failureText.notFound))
  if (proposal.updatedAtMs !== body.updatedAtMs) return no(refuse('changed-meanwhile', changedMeanwhileText))
  if (proposal.orderId !== '') return no(refuse('draft-placed', proposalText.placed))
  if (proposal.currency !== site.store.currency)
    return no(refuse('draft-not-ready', proposalText.currencyChanged))
  if (await isBeingPaid(tables, proposal)) return no(refuse('draft-being-paid', proposalText.beingPaid))

  const made = { id: services.newId(), token: services.newToken(30) }
  const cart = await cartFor(tables, proposal, made, source.nowMs)
  const priced = await priceStoredCart(tables, cart, source)
  const missing = missingText(proposal, priced, site.language)
  if (missing !== null) return no(refuse('draft-not-ready', missing))
  await tables.carts.save(cart)
  const { email, phone, shippingAddress, billingAddress } = proposal.contents
  const attempt = {
    ...(await withDiscounts(tables, cart, source)),
    cart,
    services,
    request: { attemptKey: services.newUuid(), note: '', shippingOptionKey: cart.shippingOptionKey },
    requestHash: '',
    placedBy: account?.displayName ?? '',
  }
  const start = await holdAndDraft(tables, attempt, {
    breakdown: priced.breakdown,
    details: {
      contact: { email, phone, wantsNews: false },
      shippingAddress: priced.breakdown.requiresShipping ? shippingAddress : null,
      billingAddress: billingAddress ?? (priced.breakdown.requiresShipping ? null : shippingAddress),
      payment: { gateway: 'manual', label: body.method.trim() || paidToShopLabel },
      card: null,
      checkoutForm: null,
    },
  })
  if (start instanceof RollBack)
    return rollBack(no(refuse('draft-not-ready', placeRefusalText(start.result))))
  await tables.proposals.save({ ...proposal, cartId: cart.id, cartToken: cart.token })
  const summary = 'Draft of an order marked as paid'
  await recordAuditEntry(tables, exchange, { subjectId: proposal.id, summary })
  return { ok: true, paymentId: start.payment.id }
}

/** What an order needs and a draft may lack; null where it is ready. */
function missingText({ contents }: Proposal, { breakdown }: PricedCart, language: string): string | null {
  const { requiresShipping, shipping } = breakdown
  const problem = purchaseProblem(breakdown, language)
  if (problem !== null) return problem
  if (contents.email === '') return proposalText.emailMissing
  if (!requiresShipping) return null
  if (!isPickup(shipping) && contents.shippingAddress === null) return proposalText.addressMissing
  return shipping.selectedKey === null ? proposalText.deliveryUnknown : null
}

const no = (refused: Refusal): Begun => ({ ok: false, refused })
