import type { ForeignCard } from '@vitrine/domain/gift-cards/foreign-card'
import { availableCents, type GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { readCode } from '@vitrine/domain/gift-cards/gift-code'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { codeHash } from './gift-code-keys.ts'
import { isTaken } from './offered-cards.ts'

/** What is behind a code that was typed: a card that this shop takes, one of another currency, or nothing. */
export type FoundCard =
  | { readonly kind: 'card'; readonly card: GiftCard }
  | ({ readonly kind: 'foreign-card' } & ForeignCard)
  | { readonly kind: 'none' }

/**
 * Finds the card of a code that was typed, if there is something on it. Whatever else is wrong is answered alike: nobody learns which
 * codes there are. One question to the store in every case.
 */
export async function findCard(
  { giftCards }: Pick<SiteTables, 'giftCards'>,
  typed: string,
  { site, services }: { readonly site: Site; readonly services: Pick<Services, 'secret'> },
): Promise<FoundCard> {
  const code = readCode(typed) ?? ''
  const card = await giftCards.findByHash(codeHash(code, site.id, services))
  if (!card || availableCents(card) <= 0) return { kind: 'none' }
  if (isTaken(card, site)) return { kind: 'card', card }
  const { currency: shopCurrency } = site.store
  const isForeign = isTaken({ ...card, currency: shopCurrency }, site)
  return isForeign ? { kind: 'foreign-card', currency: card.currency, shopCurrency } : { kind: 'none' }
}
