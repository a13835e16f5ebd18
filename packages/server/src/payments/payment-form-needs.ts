import { noNeeds, type PageNeeds } from '@vitrine/site/theme/page-needs'
import type { PaymentHosts } from '../services/gateway.ts'

/** What the policy of a page must let its forms do that lead on to a payment service: stand-ins that are tried come without https. */
export function paymentFormNeeds({ stripe, paypal = null }: PaymentHosts): PageNeeds {
  const addresses = [stripe, paypal].flatMap((host) => (host === null ? [] : [new URL(host)]))
  const formTargets = addresses.filter(({ protocol }) => protocol === 'http:').map(({ origin }) => origin)
  return { ...noNeeds, formTargets }
}
