import { attemptText, placeRefusalText } from '@vitrine/domain/checkout/place-refusals'
import { isOpen } from '@vitrine/domain/payments/payment-states'
import { asksApproval } from '@vitrine/domain/subscriptions/approvals/asks-approval'
import { changeProblemText } from '@vitrine/domain/subscriptions/change-subscription'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { withPriceOfCycle } from '@vitrine/domain/subscriptions/terms/change-price'
import type { WaitReason } from '@vitrine/domain/subscriptions/waits/waiting'
import type { Payment } from '@vitrine/store/payments/payments'
import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { returnToShop } from '../../checkout/place-order.ts'
import { settlePayment } from '../../checkout/settle-payment.ts'
import { askGateway } from '../../payments/ask-gateway.ts'
import { freeAnswer } from '../../payments/free-answer.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { openToken } from '../../payments/saved-tokens.ts'
import type { Services } from '../../services/services.ts'
import { chargedMethod, draftRenewal, isAttended, isFree } from '../draft-renewal.ts'

/** What came of a buyer's word: the cycle is paid, they go on at their bank, it takes a while, or why not. */
type Approved =
  | { readonly kind: 'paid' }
  | { readonly kind: 'go'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Charges the cycle whose payment the bank wants approved, while its buyer is there. It is the next try of the cycle, by the id that this
 * has: while it is open, nothing else charges that cycle, and the tries that the shop planned go on where it comes to nothing.
 */
export async function approveRenewal(
  store: SiteStore,
  subscriptionId: string,
  { returnUrl, services }: { readonly returnUrl: string; readonly services: Services },
): Promise<Approved> {
  const begun = await store.transaction((tables) => beginApproval(tables, subscriptionId, services))
  if ('message' in begun) return { kind: 'refused', message: begun.message }
  const { payment, method } = begun
  if (isFree(payment)) return outcomeOf(await settlePayment(store, payment.id, freeAnswer, { services }))
  const gateway = await gatewayOf(store, method.gateway, services)
  const methodToken = openToken(method, services)
  if (!gateway || methodToken === null) return { kind: 'refused', message: attemptText['payment-unclear'] }
  const { id, amountCents, currency } = payment
  const charge = { paymentId: id, amountCents, currency, methodToken, returnUrl }
  const timed = { timeLimitMs: services.gateways.timeLimitMs, log: services.log }
  const asked = await askGateway(timed, (signal) => gateway.approve(charge, signal))
  if (!asked.isKnown) return { kind: 'refused', message: attemptText['payment-unclear'] }
  const { answer } = asked
  const settled = await settlePayment(store, id, answer, { services })
  const action = answer.kind === 'confirmation-needed' ? answer.action : undefined
  return action?.kind === 'redirect' ? { kind: 'go', url: action.url } : outcomeOf(settled)
}

/** Takes up a buyer who comes back from their bank; null where the last try to charge a cycle was none that waited for one. */
export async function takeApproval(
  store: SiteStore,
  { approvedCharge }: Pick<Subscription, 'approvedCharge'>,
  services: Services,
): Promise<Approved | null> {
  const payment = approvedCharge === undefined ? undefined : await store.payments.find(approvedCharge)
  if (!payment || !isAttended(payment)) return null
  const outcome = await returnToShop(store, payment, services)
  if (outcome.kind === 'placed') return { kind: 'paid' }
  if (outcome.kind === 'refused') return { kind: 'refused', message: placeRefusalText(outcome) }
  return {
    kind: 'refused',
    message: outcome.kind === 'unclear' ? attemptText[outcome.problem] : outcome.message,
  }
}

async function beginApproval(
  tables: SiteTables,
  subscriptionId: string,
  services: Services,
): Promise<{ readonly payment: Payment; readonly method: KeptMethod } | { readonly message: string }> {
  const locked = await tables.subscriptions.lock(subscriptionId)
  const method = locked && (await chargedMethod(tables, locked))
  if (!locked || !method || !asksApproval(locked, method)) return { message: nothingToApproveText }
  const known = await tables.payments.find(chargeIdOf(locked))
  if (known)
    return isOpen(known.state) && isAttended(known)
      ? { payment: known, method }
      : { message: changeProblemText['charge-in-flight'] }
  const { timeZone } = await tables.site.read()
  const subscription = { ...withPriceOfCycle(locked, timeZone), approvedCharge: chargeIdOf(locked) }
  await tables.subscriptions.save(subscription)
  const drafted = await draftRenewal(tables, { subscription, method, isAttended: true, services })
  return drafted.ok ? { payment: drafted.payment, method } : { message: notNowText[drafted.problem] }
}

function outcomeOf({ state, message }: Payment): Approved {
  return state === 'paid' ? { kind: 'paid' } : { kind: 'refused', message }
}

const nothingToApproveText = 'There is no payment of this subscription to approve any more.'

const notNowText: Readonly<Record<WaitReason | 'other-currency' | 'no-method', string>> = {
  'sold-out': 'It is not in stock at the moment, so nothing was charged. We try again on the next day.',
  undeliverable:
    'It cannot be delivered at the moment, so nothing was charged. We try again on the next day.',
  'other-currency': changeProblemText['other-currency'],
  'no-method': nothingToApproveText,
}
