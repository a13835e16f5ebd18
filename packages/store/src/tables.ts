import { auditRows } from './activity/audit-rows.ts'
import { notingLayouts, notingRecords, notingRedirects, notingSite } from './activity/note-changes.ts'
import { cartRows } from './cart/cart-rows.ts'
import { importKeyRows } from './catalogue/import-key-rows.ts'
import { productImportRows } from './catalogue/product-import-rows.ts'
import { productRows } from './catalogue/product-rows.ts'
import { stockRows } from './catalogue/stock-rows.ts'
import { commentRows } from './comments/comment-rows.ts'
import { authorRows } from './content/author-rows.ts'
import { categoryRows } from './content/categories/category-rows.ts'
import { collectionRows } from './content/collection-rows.ts'
import { draftRows } from './content/drafts/draft-rows.ts'
import { itemRows } from './content/item-rows.ts'
import { layoutRows } from './content/layout-rows.ts'
import { customerRows } from './customers/customer-rows.ts'
import { discountCodeRows } from './discounts/discount-code-rows.ts'
import { discountRows } from './discounts/discount-rows.ts'
import { discountUseRows } from './discounts/discount-use-rows.ts'
import { digitalFileRows } from './downloads/digital-file-rows.ts'
import { downloadRows } from './downloads/download-rows.ts'
import type { Session } from './engine/session.ts'
import { exportRows } from './exports/export-rows.ts'
import { deliveryRows } from './forms/delivery-rows.ts'
import { draftRows as formDraftRows } from './forms/draft-rows.ts'
import { formFileRows } from './forms/files/form-file-rows.ts'
import { formRows } from './forms/form-rows.ts'
import { submissionRows } from './forms/submission-rows.ts'
import { targetRows } from './forms/target-rows.ts'
import { giftCardRows } from './gift-cards/gift-card-rows.ts'
import { insightRows } from './insight/insight-rows.ts'
import { scriptErrorRows } from './insight/script-errors/script-error-rows.ts'
import { visitRows } from './insight/visit-rows.ts'
import { dayRows } from './jobs/day-rows.ts'
import { jobRows } from './jobs/job-rows.ts'
import { translationRows } from './languages/translation-rows.ts'
import { lazyTables } from './lazy-tables.ts'
import { usedSolutionRows } from './limits/used-solution-rows.ts'
import { bulkActRows } from './lists/bulk/bulk-act-rows.ts'
import { savedViewRows } from './lists/saved-view-rows.ts'
import { mailRows } from './mail/mail-rows.ts'
import { imageRows } from './media/image-rows.ts'
import type { MediaHolderKind, MediaUse } from './media/media.ts'
import { mediaRows } from './media/media-rows.ts'
import { uploadRows } from './media/upload-rows.ts'
import { memberLinkRows } from './members/member-link-rows.ts'
import { memberRows } from './members/member-rows.ts'
import { memberSessionRows } from './members/member-session-rows.ts'
import { memberAreaRows, membershipPlanRows } from './memberships/area-rows.ts'
import { membershipRows } from './memberships/membership-rows.ts'
import { campaignRows } from './newsletter/campaigns/campaign-rows.ts'
import { deliveryRowsOfCampaigns } from './newsletter/campaigns/delivery-rows.ts'
import { campaignLinkRows } from './newsletter/campaigns/link-rows.ts'
import { mailHookRows } from './newsletter/campaigns/mail-hook-rows.ts'
import { newsletterListRows } from './newsletter/newsletter-list-rows.ts'
import { subscriberImportRows } from './newsletter/subscriber-import-rows.ts'
import { subscriberRows } from './newsletter/subscriber-rows.ts'
import { orderRows } from './orders/order-rows.ts'
import { paperRows } from './orders/papers/paper-rows.ts'
import { passwordLinkRows, signInLinkRows } from './owners/account-link-rows.ts'
import { accountRows } from './owners/account-rows.ts'
import { apiKeyRows } from './owners/api-key-rows.ts'
import { passkeyRows } from './owners/passkey-rows.ts'
import { secondFactorRows } from './owners/second-factor-rows.ts'
import { sessionRows } from './owners/session-rows.ts'
import { signInTicketRows } from './owners/sign-in-ticket-rows.ts'
import { staffInvitationRows } from './owners/staff-invitation-rows.ts'
import { gatewayAccountRows } from './payments/gateway-account-rows.ts'
import { gatewayEventRows } from './payments/gateway-event-rows.ts'
import { moneyRows } from './payments/money-rows.ts'
import { paymentRows } from './payments/payment-rows.ts'
import { savedMethodRows } from './payments/saved-method-rows.ts'
import { proposalRows } from './proposals/proposal-rows.ts'
import { reminderRows } from './reminders/reminder-rows.ts'
import { restockRows } from './restock/restock-rows.ts'
import { reviewRows } from './reviews/review-rows.ts'
import { sampleRows } from './samples/sample-rows.ts'
import { noteSearchChange } from './search/note-search-change.ts'
import type { SearchedKind } from './search/search-records.ts'
import { searchRows } from './search/search-rows.ts'
import { subscriptionRows } from './subscriptions/subscription-rows.ts'
import { telling } from './telling/telling.ts'
import { tellingVerbs } from './telling/telling-verbs.ts'
import { redirectRows } from './website/redirect-rows.ts'
import { siteRow } from './website/site-rows.ts'

/** What is searched by the texts of a document that names a file. */
const searchedKinds: Partial<Record<MediaHolderKind, SearchedKind>> = {
  product: 'product',
  item: 'item',
  'layout-item': 'item',
  collection: 'page',
  'layout-collection': 'page',
}

/** The tables of one website over a session, each behind the verbs of its trade: this list is where one is added. */
export const openTables = lazyTables({
  site: (session, context) => notingSite(siteRow(session, context), session.websiteId, context.notes),
  collections: (session, { notes }) => notingRecords(collectionRows(session), 'page', notes),
  products: (session, { notes }) => notingRecords(productRows(session), 'product', notes),
  items: (session, { notes }) => notingRecords(itemRows(session), 'item', notes),
  itemDrafts: draftRows,
  categories: categoryRows,
  authors: (session, { notes }) => notingRecords(authorRows(session), 'author', notes),
  layouts: (session, { notes }) => notingLayouts(layoutRows(session), notes),
  translations: translationRows,
  redirects: (session, { notes }) => notingRedirects(redirectRows(session), session.websiteId, notes),
  samples: sampleRows,
  search: searchRows,
  comments: (session, { tell, notes }) =>
    telling(notingRecords(commentRows(session), 'comment', notes), tellingVerbs.comments, () =>
      tell('comments-changed'),
    ),
  forms: (session, { notes }) => notingRecords(formRows(session), 'form', notes),
  formTargets: targetRows,
  formDrafts: formDraftRows,
  formDeliveries: deliveryRows,
  formFiles: formFileRows,
  submissions: (session, { tell }) =>
    telling(submissionRows(session), tellingVerbs.submissions, () => tell('submissions-changed')),
  newsletterLists: newsletterListRows,
  subscribers: (session, { tell }) =>
    telling(subscriberRows(session), tellingVerbs.subscribers, () => tell('subscribers-changed')),
  subscriberImports: subscriberImportRows,
  campaigns: (session, { tell }) =>
    telling(campaignRows(session), tellingVerbs.campaigns, () => tell('campaigns-changed')),
  campaignDeliveries: deliveryRowsOfCampaigns,
  campaignLinks: campaignLinkRows,
  mailHooks: mailHookRows,
  giftCards: (session, { tell }) =>
    telling(giftCardRows(session), tellingVerbs.giftCards, () => tell('gift-cards-changed')),
  reminders: reminderRows,
  restock: (session, { tell }) =>
    telling(restockRows(session), tellingVerbs.restock, () => tell('restock-changed')),
  reviews: (session, { tell }) =>
    telling(reviewRows(session), tellingVerbs.reviews, () => tell('reviews-changed')),
  stock: stockRows,
  discounts: (session, { tell }) =>
    telling(discountRows(session), tellingVerbs.discounts, () => tell('discounts-changed')),
  discountCodes: discountCodeRows,
  discountUses: discountUseRows,
  carts: cartRows,
  proposals: (session, { tell }) =>
    telling(proposalRows(session), tellingVerbs.proposals, () => tell('orders-changed')),
  payments: paymentRows,
  savedMethods: savedMethodRows,
  gatewayAccounts: gatewayAccountRows,
  gatewayEvents: gatewayEventRows,
  money: moneyRows,
  orders: (session, { tell }) =>
    telling(orderRows(session), tellingVerbs.orders, () => tell('orders-changed')),
  papers: paperRows,
  digitalFiles: digitalFileRows,
  downloads: downloadRows,
  subscriptions: (session, { tell }) =>
    telling(subscriptionRows(session), tellingVerbs.subscriptions, () => tell('subscriptions-changed')),
  customers: customerRows,
  members: memberRows,
  memberSessions: memberSessionRows,
  memberLinks: memberLinkRows,
  memberAreas: memberAreaRows,
  membershipPlans: membershipPlanRows,
  memberships: (session, { tell }) =>
    telling(membershipRows(session), tellingVerbs.memberships, () => tell('memberships-changed')),
  exports: exportRows,
  accounts: accountRows,
  sessions: sessionRows,
  signInLinks: signInLinkRows,
  passwordLinks: passwordLinkRows,
  staffInvitations: staffInvitationRows,
  apiKeys: apiKeyRows,
  secondFactors: secondFactorRows,
  signInTickets: signInTicketRows,
  passkeys: passkeyRows,
  usedSolutions: usedSolutionRows,
  rateLimits: (session, { rateLimitsOf }) => rateLimitsOf(session),
  insight: insightRows,
  visits: visitRows,
  scriptErrors: scriptErrorRows,
  jobs: jobRows,
  days: dayRows,
  mail: (session, { tell }) => telling(mailRows(session), tellingVerbs.mail, () => tell('mail-changed')),
  images: imageRows,
  media: (session) =>
    mediaRows(session, async (inside, holder) => {
      await saveHolderAgain(inside, holder)
      const searched = searchedKinds[holder.kind]
      if (searched) await noteSearchChange(inside, searched, holder.id)
    }),
  uploads: uploadRows,
  importKeys: importKeyRows,
  productImports: productImportRows,
  auditLog: (session, { notes }) => auditRows(session, notes),
  savedViews: savedViewRows,
  bulkActs: bulkActRows,
})

/** Saves again what followed a file, where lists and columns know more of it than its document: when it was changed, and its picture. */
async function saveHolderAgain(session: Session, { kind, id }: MediaUse): Promise<void> {
  switch (kind) {
    case 'product':
      return saveAgain(productRows(session), id)
    case 'item':
      return saveAgain(itemRows(session), id)
    case 'campaign':
      return saveAgain(campaignRows(session), id)
    default:
  }
}

interface Rows<Row> {
  lock(id: string): Promise<Row | undefined>
  save(row: Row): Promise<void>
}

async function saveAgain<Row>(rows: Rows<Row>, id: string): Promise<void> {
  const row = await rows.lock(id)
  if (row) await rows.save(row)
}
