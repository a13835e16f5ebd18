import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { codeBytes, codeOf, lastFour } from '@vitrine/domain/gift-cards/gift-code'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { codeHash, sealCode } from '../gift-code-keys.ts'
import { enqueueGiftMail } from '../mail/enqueue-gift-mail.ts'

/** A card that is to be issued. `source` names what for: asked again for the same, nothing is issued. */
export interface NewGiftCard
  extends Pick<
    GiftCard,
    | 'currency'
    | 'initialCents'
    | 'isTest'
    | 'recipientEmail'
    | 'recipientName'
    | 'senderName'
    | 'message'
    | 'deliverAtMs'
    | 'orderId'
    | 'orderName'
    | 'buyerEmail'
  > {
  readonly source: string
  readonly reason: string
  readonly by: string
}

/** What issuing needs. */
export type IssueServices = Pick<Services, 'clock' | 'newId' | 'newToken' | 'secret'>

/** Issues a card, and puts the mail with its code into the outbox; null where one was issued for the same before. */
export async function issueCard(
  tables: Pick<SiteTables, 'giftCards' | 'jobs' | 'site'>,
  { source, reason, by, ...card }: NewGiftCard,
  services: IssueServices,
): Promise<GiftCard | null> {
  const { id: websiteId } = await tables.site.read()
  // With the first card, carts have a box for codes: what is kept of the site is read again.
  if (!(await tables.giftCards.hasAny())) await tables.site.raiseRevision()
  const code = codeOf(Buffer.from(services.newToken(codeBytes), 'base64url'))
  const nowMs = services.clock()
  const issued: GiftCard = {
    ...card,
    id: services.newId(),
    lastFour: lastFour(code),
    state: 'active',
    balanceCents: card.initialCents,
    heldCents: 0,
    issuedAtMs: nowMs,
    updatedAtMs: nowMs,
    sentAtMs: null,
  }
  const keys = { codeHash: codeHash(code, websiteId, services), sealedCode: sealCode(code, services) }
  if (!(await tables.giftCards.issue(issued, { ...keys, source, reason, by }))) return null
  if (issued.recipientEmail !== '')
    await enqueueGiftMail(tables, { card: issued, mail: 'gift-card', services })
  return issued
}
