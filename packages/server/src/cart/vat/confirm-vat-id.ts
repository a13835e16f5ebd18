import type { Cart } from '@vitrine/domain/cart/cart'
import { checkVatId } from '@vitrine/domain/contact/vat/check-vat-id'
import { crossesBorder, isAnswerFresh, type VatCheck } from '@vitrine/domain/contact/vat/vat-check'
import type { Site } from '@vitrine/domain/website/site'
import type { Services } from '../../services/services.ts'
import { usualVatDesk, type VatDesk } from '../../services/vat-desk.ts'

interface Asked {
  readonly vatId: string | undefined
  readonly cart: Pick<Cart, 'vatCheck' | 'isSubscription'> | undefined
  readonly site: Site
  readonly services: Pick<Services, 'clock' | 'vatDesk' | 'log'>
}

/**
 * Asks whether the VAT number of a buyer is registered, where that decides on tax: the shop has one of another country of the Union. Null
 * where it does not matter. What is subscribed to is taxed always, as it is charged again when nobody asks.
 */
export async function confirmVatId({ vatId = '', cart, site, services }: Asked): Promise<VatCheck | null> {
  const own = site.store.invoices?.vatId ?? ''
  const checked = checkVatId(site.store.asksForVatId ? vatId : '')
  if (!checked.ok || cart?.isSubscription || !crossesBorder(own, checked.vatId)) return null
  const nowMs = services.clock()
  const known = cart?.vatCheck
  if (known?.vatId === checked.vatId && isAnswerFresh(known, nowMs)) return known
  const answer = await ask(services.vatDesk ?? usualVatDesk, { own, buyers: checked.vatId })
  if (answer.state === 'silent')
    services.log.warn({ site: site.id }, 'A VAT number could not be confirmed: the service is silent')
  return { vatId: checked.vatId, atMs: nowMs, ...answer }
}

async function ask(
  { address, timeLimitMs }: VatDesk,
  { own, buyers }: { readonly own: string; readonly buyers: string },
): Promise<Pick<VatCheck, 'state' | 'consultation'>> {
  const silent = { state: 'silent', consultation: '' } as const
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: buyers.slice(0, 2),
        vatNumber: buyers.slice(2),
        requesterMemberStateCode: own.slice(0, 2),
        requesterNumber: own.slice(2),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    const told: unknown = await response.json()
    if (!response.ok || typeof told !== 'object' || told === null || !('valid' in told)) return silent
    if (typeof told.valid !== 'boolean') return silent
    if (!told.valid) return { state: 'unknown', consultation: '' }
    const number = 'requestIdentifier' in told ? told.requestIdentifier : ''
    return { state: 'confirmed', consultation: typeof number === 'string' ? number.slice(0, 100) : '' }
  } catch {
    return silent
  }
}
