import { isOpen } from '@vitrine/domain/payments/payment-states'
import type { GatewayEvent } from '@vitrine/store/payments/gateway-accounts'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore } from '@vitrine/store/store'
import { askGateway } from '../../payments/ask-gateway.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { Gateway } from '../../services/gateway.ts'
import type { GatewayNews } from '../../services/gateway-news.ts'
import type { Services } from '../../services/services.ts'
import { settlePayment } from '../settle-payment.ts'
import { takeAftermath } from './take-aftermath.ts'

/** What came of a message: it is written down, says nothing of ours, or has to be told again. */
export type TakenNews = 'taken' | 'ignored' | 'gateway-silent'

/**
 * Takes in what a gateway told, once, in the transaction of its effect. A message only says where to look: what became of the charge is read
 * again, so that old news and news in the wrong order do no harm.
 */
export async function takeNews(
  store: SiteStore,
  gateway: Gateway,
  news: GatewayNews,
  services: Services,
): Promise<TakenNews> {
  const { eventId, type, paymentId } = news
  const event = { gateway: gateway.key, eventId, type, paymentId, atMs: services.clock() }
  const payment = paymentId === '' ? undefined : await store.payments.find(paymentId)
  if (payment?.gateway !== gateway.key) return 'ignored'
  const heard = { payment, gateway, news, services }
  switch (news.kind) {
    case 'charge':
      return settleAsTold(store, { ...heard, event })
    case 'approval':
      // One that is told late, or again, takes nothing any more.
      return isOpen(payment.state) ? settleAsTold(store, { ...heard, event }) : 'ignored'
    case 'refund':
    case 'dispute': {
      // Money can go back before we hear that it came in: the order is placed first.
      const settled = isOpen(payment.state) ? await settleAsTold(store, heard) : 'taken'
      return settled === 'taken' ? takeAftermath(store, { news, event, services }) : settled
    }
  }
}

interface Heard {
  readonly payment: Payment
  readonly gateway: Gateway
  readonly news: GatewayNews
  /** What is heard once with that; left out where more is to be written of it. */
  readonly event?: GatewayEvent
  readonly services: Services
}

/** Asks how a charge stands, and writes that down. */
async function settleAsTold(
  store: SiteStore,
  { payment, gateway, news, event, services }: Heard,
): Promise<TakenNews> {
  const charge = { ...startedCharge(payment), reference: payment.reference || news.reference }
  const { timeLimitMs } = services.gateways
  const asked = await askGateway({ timeLimitMs, log: services.log }, (signal) =>
    news.kind === 'approval' ? gateway.confirm(charge, true, signal) : gateway.read(charge, signal),
  )
  if (!asked.isKnown) return 'gateway-silent'
  await settlePayment(store, payment.id, asked.answer, { services, ...(event && { event }) })
  return 'taken'
}
