import { isRecord } from '@vitrine/domain/shapes/is-record'
import { cartDocument } from './cart/cart-document.ts'
import { productImportDocument } from './catalogue/product-import-rows.ts'
import { productDocument } from './catalogue/stored-product.ts'
import { commentDocument } from './comments/comment-document.ts'
import { authorDocument } from './content/author-document.ts'
import { collectionDocument } from './content/collection-document.ts'
import { itemDocument } from './content/item-document.ts'
import { layoutDocument } from './content/layout-document.ts'
import { customerDocument } from './customers/customer-document.ts'
import { discountDocument } from './discounts/discount-document.ts'
import type { DocumentKind } from './documents/document-kind.ts'
import { digitalFileDocument } from './downloads/digital-file-rows.ts'
import { grantDocument } from './downloads/grant-document.ts'
import { exportDocument } from './exports/export-rows.ts'
import { formDocument, submissionDocument } from './forms/form-documents.ts'
import { deliveryDocument, targetDocument } from './forms/target-documents.ts'
import { giftCardDocument } from './gift-cards/gift-card-document.ts'
import { translationDocument } from './languages/translation-document.ts'
import { bulkActDocument } from './lists/bulk/bulk-act-document.ts'
import { mailDocument } from './mail/mail-document.ts'
import { mediaDocument } from './media/media-document.ts'
import { memberDocument } from './members/member-document.ts'
import { areaDocument, membershipDocument, planDocument } from './memberships/membership-documents.ts'
import { campaignDocument } from './newsletter/campaigns/campaign-document.ts'
import {
  newsletterListDocument,
  subscriberDocument,
  subscriberImportDocument,
} from './newsletter/newsletter-documents.ts'
import { orderDocument } from './orders/order-document.ts'
import { paperDocument } from './orders/papers/paper-document.ts'
import { accountDocument } from './owners/account-document.ts'
import { apiKeyDocument } from './owners/api-key-rows.ts'
import { passkeyDocument } from './owners/passkey-rows.ts'
import { staffInvitationDocument } from './owners/staff-invitation-rows.ts'
import { proposalDocument } from './proposals/proposal-document.ts'
import { reviewDocument } from './reviews/review-document.ts'
import type { Schema } from './schema/schema.ts'
import { subscriptionDocument } from './subscriptions/subscription-document.ts'
import type { SiteTable } from './website/site-tables.ts'

/** Tables whose rows hold documents. */
type DocumentTable = {
  [Table in SiteTable]: 'document' extends keyof Schema[Table] ? Table : never
}[SiteTable]

/** Of which kind the documents of a table are; one that is missing here does not compile. */
const kindOf: Readonly<Record<DocumentTable, Pick<DocumentKind<object>, 'usual' | 'isWhole'> | null>> = {
  // Its parts are read one by one.
  websites: null,
  collections: collectionDocument,
  products: productDocument,
  carts: cartDocument,
  orders: orderDocument,
  accounts: accountDocument,
  mail_messages: mailDocument,
  items: itemDocument,
  authors: authorDocument,
  layouts: layoutDocument,
  comments: commentDocument,
  // Rows of other tables as they were; and what an owner had typed.
  sample_rows: null,
  item_drafts: null,
  media: mediaDocument,
  staff_invitations: staffInvitationDocument,
  api_keys: apiKeyDocument,
  passkeys: passkeyDocument,
  translations: translationDocument,
  product_imports: productImportDocument,
  bulk_acts: bulkActDocument,
  customers: customerDocument,
  exports: exportDocument,
  forms: formDocument,
  form_submissions: submissionDocument,
  newsletter_lists: newsletterListDocument,
  subscribers: subscriberDocument,
  subscriber_imports: subscriberImportDocument,
  form_targets: targetDocument,
  form_deliveries: deliveryDocument,
  campaigns: campaignDocument,
  discounts: discountDocument,
  digital_files: digitalFileDocument,
  download_grants: grantDocument,
  subscriptions: subscriptionDocument,
  gift_cards: giftCardDocument,
  members: memberDocument,
  reviews: reviewDocument,
  member_areas: areaDocument,
  membership_plans: planDocument,
  memberships: membershipDocument,
  papers: paperDocument,
  proposals: proposalDocument,
  // They do not come along.
  insight_visits: null,
  uploads: null,
  member_links: null,
}

const byTable: Partial<Record<SiteTable, (typeof kindOf)[DocumentTable]>> = kindOf

/** Whether what stands in a document of a table is read as one; what is not is passed over, and told to the owner. */
export function isReadableDocument(table: SiteTable, document: unknown): boolean {
  const kind = byTable[table]
  return !kind || kind.isWhole(isRecord(document) ? { ...kind.usual, ...document } : document)
}
