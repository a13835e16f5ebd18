import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import type { BuyerVisit } from '../../services/gateway.ts'
import { signedKey } from '../../services/signing/signed-key.ts'
import type { StartContext } from '../payment-start.ts'

const paymentKey = signedKey('payment')

/** Where gateways send the buyer of a payment back to; who has the key may see what became of it. */
function returnPath(secret: string, paymentId: string): string {
  return `/checkout/return?payment=${paymentId}&key=${paymentKey.make(secret, paymentId)}`
}

/** Whether a key belongs to a payment. */
export function isReturnKey(secret: string, paymentId: string, key: string): boolean {
  return paymentKey.isOf(secret, paymentId, key)
}

/** The buyer of a payment, as a gateway is told of them; null where nobody is there. */
export function visitOf(
  paymentId: string,
  email: string,
  { visit, services, site }: StartContext,
): BuyerVisit | null {
  if (!visit) return null
  const returnUrl = `${visit.origin}${prefixNow(site)}${returnPath(services.secret, paymentId)}`
  return { isScripted: visit.isScripted, returnUrl, email, title: site.title, language: site.language }
}
