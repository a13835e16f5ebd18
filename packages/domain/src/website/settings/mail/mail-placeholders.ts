import type { MailBraces } from './mail-kind-table.ts'
import { bracesOf, type WordedMailKind } from './mail-kinds.ts'

/** A name that may stand in braces. */
export type MailPlaceholder =
  | (typeof refundPlaceholders)[number]
  | (typeof disputePlaceholders)[number]
  | (typeof donationPlaceholders)[number]
  | (typeof giftPlaceholders)[number]
  | (typeof productPlaceholders)[number]
  | (typeof subscriptionPlaceholders)[number]

/** The names that may stand in braces in a mail. */
export function placeholdersOf(kind: WordedMailKind): readonly MailPlaceholder[] {
  return placeholders[bracesOf(kind)]
}

/** What may stand in braces in mail about orders. */
const orderPlaceholders = [
  'orderNumber',
  'siteTitle',
  'shopName',
  'customerName',
  'customerEmail',
  'total',
] as const

/** What may stand in braces in mail with the link of an order that the shop put together. */
const proposalPlaceholders = ['siteTitle', 'shopName', 'customerName', 'total'] as const

/** What may stand in braces in mail about a refund. */
const refundPlaceholders = [...orderPlaceholders, 'refund'] as const

/** What may stand in braces in mail about a dispute. */
const disputePlaceholders = [...orderPlaceholders, 'disputed'] as const

/** What may stand in braces in mail about a donation. */
const donationPlaceholders = [...orderPlaceholders, 'fund'] as const

/** What may stand in braces in mail with a gift card, or about one. */
const giftPlaceholders = ['siteTitle', 'shopName', 'amount', 'recipientName', 'senderName'] as const

/** What may stand in braces in mail about a product. */
const productPlaceholders = ['siteTitle', 'shopName', 'productName'] as const

/** What may stand in braces in mail about a subscription. */
const subscriptionPlaceholders = ['siteTitle', 'shopName', 'productTitle', 'customerName'] as const

/** What may stand in braces in any mail. */
const sitePlaceholders = ['siteTitle', 'shopName'] as const

const placeholders: Readonly<Record<MailBraces, readonly MailPlaceholder[]>> = {
  order: orderPlaceholders,
  refund: refundPlaceholders,
  dispute: disputePlaceholders,
  donation: donationPlaceholders,
  proposal: proposalPlaceholders,
  gift: giftPlaceholders,
  product: productPlaceholders,
  subscription: subscriptionPlaceholders,
  site: sitePlaceholders,
}
