import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Session } from '../engine/session.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { writeDetails } from './gift-card-document.ts'
import { find, saveDetails } from './gift-card-statements.ts'
import { giftCardEntry, giftCardsTable } from './gift-cards-list-table.ts'
import { readCard } from './read-card.ts'

/** Notes that a card changed, and lists it as it is now. */
export async function keepCardListed(session: Session, id: string, atMs: number): Promise<void> {
  const { websiteId } = session
  const card = readCard(session, await session.first(find, { websiteId, id }))
  if (!card) throw new Error(`There is no gift card ${id}`)
  const changed = { ...card, updatedAtMs: atMs }
  const recipient = emailKey(changed.recipientEmail)
  await session.write(saveDetails, { websiteId, id, recipient, document: writeDetails(changed) })
  await keepListed(session, giftCardsTable, giftCardEntry(changed))
}
