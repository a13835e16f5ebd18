import type { takePaymentEventCall } from '@vitrine/contract/payments/event-calls'
import { isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import type { FastifyInstance } from 'fastify'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { askGateway } from '../../payments/ask-gateway.ts'
import { gatewayOf } from '../../payments/gateway-of.ts'
import { takeNews } from './take-news.ts'

/** A message of a payment service may be so large. */
const mostBytes = 1_000_000

/** Has messages of payment services handed on as they came in: their signatures are of each byte. */
export function takePaymentPosts(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: mostBytes } as const
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', options, ({ headers }, text, done) => {
    const signed = Object.entries(headers).filter(([name]) => isOfSignature(name))
    done(null, { text, headers: Object.fromEntries(signed.map(([name, value]) => [name, String(value)])) })
  })
}

/** Whether a header is what a payment service signs by. */
function isOfSignature(name: string): boolean {
  return name === 'stripe-signature' || name.startsWith('paypal-')
}

/** Takes word of a payment service; what its account did not sign is refused, whatever it says. */
export async function postPaymentEvent(
  exchange: Exchange<typeof takePaymentEventCall>,
): Promise<AnswerTo<typeof takePaymentEventCall>> {
  const { params, body, store, services } = exchange
  const key = params.gateway
  const gateway = isAccountKey(key) ? await gatewayOf(store, key, services) : null
  if (!gateway) return refuse('signature-wrong', wrongText)
  const { timeLimitMs } = services.gateways
  const heard = await askGateway({ timeLimitMs, log: services.log }, (signal) => gateway.hear(body, signal))
  if (!heard.isKnown) return refuse('gateway-silent', silentText)
  if (heard.answer === null) return refuse('signature-wrong', wrongText)
  const taken = await takeNews(store, gateway, heard.answer, services)
  // The service tells it again later.
  return taken === 'gateway-silent'
    ? refuse('gateway-silent', silentText)
    : reply({ taken: taken === 'taken' })
}

const wrongText = 'The signature of this message is not right.'
const silentText = 'The payment service does not answer. Please tell this again.'
