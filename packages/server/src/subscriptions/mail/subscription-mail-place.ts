import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { OrderDraft } from '@vitrine/domain/orders/draft-order'
import type { Order } from '@vitrine/domain/orders/order'
import type { SavedMethod } from '@vitrine/domain/payments/saved-method'
import type { Site } from '@vitrine/domain/website/site'
import type { OrderMailLinks } from '../../orders/order-mail-links.ts'

/** A card, and the service that charges it. */
interface ChargedCard extends SavedMethod {
  readonly gateway: string
  readonly removedAtMs: number | null
}

/** Where a mail about a subscription comes from, and the payment that it is about. */
export interface SubscriptionMailPlace {
  readonly site: Site
  /** The buyer's page of the subscription; null while the address of the site is not known. */
  readonly linkUrl: string | null
  readonly look: MailLook
  /** The card that pays, as people know it. */
  readonly method: ChargedCard | null
  readonly order: Order | null
  /** The page of that order, and what else can be opened of it; left out: nothing. */
  readonly orderUrl?: string | null
  readonly orderLinks?: OrderMailLinks
  /** The order that a payment which failed would have placed. */
  readonly tried?: OrderDraft | null
  /** What the next payment would come to today, of a reminder; null or left out where that is not known. */
  readonly nextTotalCents?: number | null
  /** The moment of the change that a mail tells of; left out where it tells of none. */
  readonly changedAtMs?: number | null
}
