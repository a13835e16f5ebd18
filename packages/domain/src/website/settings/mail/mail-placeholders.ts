import type { MailPurpose } from './mail-purposes.ts'

/** A name that may stand in braces. */
export type MailPlaceholder =
  | (typeof refundPlaceholders)[number]
  | (typeof disputePlaceholders)[number]
  | (typeof donationPlaceholders)[number]
  | (typeof giftPlaceholders)[number]
  | (typeof productPlaceholders)[number]
  | (typeof subscriptionPlaceholders)[number]

/** The names that may stand in braces in a mail. */
export function placeholdersOf(purpose: MailPurpose): readonly MailPlaceholder[] {
  if (purpose === 'gift-card' || purpose === 'gift-card-sent') return giftPlaceholders
  if (purpose === 'pay-link') return proposalPlaceholders
  if (purpose === 'refunded') return refundPlaceholders
  if (purpose === 'new-dispute' || purpose === 'dispute-over') return disputePlaceholders
  if (purpose === 'donation' || purpose === 'new-donation') return donationPlaceholders
  if (purpose === 'restock' || purpose === 'review-request') return productPlaceholders
  if (purpose.startsWith('subscription-')) return subscriptionPlaceholders
  // What a stranger entered as a name would be read by whom they write to: accounts have no name in braces.
  if (purpose.startsWith('account-')) return sitePlaceholders
  const isAboutOrder = !['sign-in', 'password', 'test', 'abandoned-cart'].includes(purpose)
  return isAboutOrder ? orderPlaceholders : sitePlaceholders
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
