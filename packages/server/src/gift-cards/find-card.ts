import { availableCents, type GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { readCode } from '@vitrine/domain/gift-cards/gift-code'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { codeHash } from './gift-code-keys.ts'
import { isTaken } from './offered-cards.ts'

/**
 * The card of a code that was typed, if there is something on it that this shop takes; null for any other, whatever the reason: nobody
 * learns which codes there are. One question to the store in every case.
 */
export async function findCard(
  { giftCards }: Pick<SiteTables, 'giftCards'>,
  typed: string,
  { site, services }: { readonly site: Site; readonly services: Pick<Services, 'secret'> },
): Promise<GiftCard | null> {
  const code = readCode(typed) ?? ''
  const card = await giftCards.findByHash(codeHash(code, site.id, services))
  return card && isTaken(card, site) && availableCents(card) > 0 ? card : null
}
