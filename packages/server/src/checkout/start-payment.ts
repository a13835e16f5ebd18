import { checkCard } from '@vitrine/domain/payments/check-card'
import { isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import { asksBuyer, isInFlight } from '@vitrine/domain/payments/payment-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { RollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import type { Card } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { beginPayment } from './begin-payment.ts'
import { type HeldOrderRequest, hashRequest, type OrderRequest } from './order-request.ts'
import type { Start, StartContext } from './payment-start.ts'

/** Begins an attempt to pay, within a transaction: the cart is locked and priced, stock is held, and the order drafted. */
export async function startPayment(
  tables: SiteTables,
  request: HeldOrderRequest,
  context: StartContext,
): Promise<Start | RollBack<Start>> {
  const { services } = context
  const cart = await tables.carts.lockByToken(request.cartToken)
  if (!cart) return { kind: 'refused', problem: 'no-cart' }

  const requestHash = hashRequest(services.secret, request)
  const [known, open] = await Promise.all([
    tables.payments.findByAttempt(cart.id, request.attemptKey),
    tables.payments.findOpen(cart.id),
  ])
  if (known) return resume(known, requestHash, request, services.clock())
  if (cart.orderId !== null) return { kind: 'bought', orderId: cart.orderId }
  if (open) return waitOrConclude(open, services)
  return beginPayment(tables, { ...context, cart, request, requestHash })
}

/** The same press of the button again. */
function resume(known: Payment, requestHash: string, request: OrderRequest, nowMs: number): Start {
  if (known.requestHash !== requestHash) {
    return { kind: 'refused', problem: 'payment-differs' }
  }
  // A gateway elsewhere tells again what the page is to do.
  const isAskedAgain = asksBuyer(known.state) && isAccountKey(known.gateway)
  if (!isInFlight(known.state) && !isAskedAgain) return { kind: 'known', payment: known }
  return { kind: 'ask', payment: known, card: readCard(request, nowMs) }
}

/** An attempt that just began may still be answered; one that waits for its buyer was left by them. */
function waitOrConclude(open: Payment, { clock, gateways }: Services): Start {
  const graceMs = gateways.timeLimitMs + 1_000
  const isJustAsked = isInFlight(open.state) && clock() - open.createdAtMs < graceMs
  if (isJustAsked) return { kind: 'refused', problem: 'payment-in-flight' }
  return { kind: 'other-open', payment: open }
}

function readCard({ payment }: OrderRequest, nowMs: number): Card | null {
  const checked = payment.gateway === 'test' ? checkCard(payment, nowMs) : null
  return checked?.ok ? checked.card : null
}
