import type { Comment } from '@vitrine/domain/comments/comment'
import type { Discount } from '@vitrine/domain/discounts/discount'
import type { Submission } from '@vitrine/domain/forms/submission'
import type { Membership } from '@vitrine/domain/memberships/membership'
import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { Order } from '@vitrine/domain/orders/order'
import type { Review } from '@vitrine/domain/reviews/review'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
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
import { listItemAgain } from './content/search/listed-items.ts'
import { customerRows } from './customers/customer-rows.ts'
import { discountCodeRows } from './discounts/discount-code-rows.ts'
import { discountRows } from './discounts/discount-rows.ts'
import { discountUseRows } from './discounts/discount-use-rows.ts'
import { digitalFileRows } from './downloads/digital-file-rows.ts'
import { downloadRows } from './downloads/download-rows.ts'
import { exportRows } from './exports/export-rows.ts'
import { deliveryRows } from './forms/delivery-rows.ts'
import { draftRows as formDraftRows } from './forms/draft-rows.ts'
import { formFileRows } from './forms/files/form-file-rows.ts'
import { formRows } from './forms/form-rows.ts'
import { submissionRows } from './forms/submission-rows.ts'
import { targetRows } from './forms/target-rows.ts'
import { giftCardRows } from './gift-cards/gift-card-rows.ts'
import { jobRows } from './jobs/job-rows.ts'
import { translationRows } from './languages/translation-rows.ts'
import { lazyTables } from './lazy-tables.ts'
import { usedSolutionRows } from './limits/used-solution-rows.ts'
import { bulkActRows } from './lists/bulk/bulk-act-rows.ts'
import { savedViewRows } from './lists/saved-view-rows.ts'
import type { MailMessage } from './mail/mail.ts'
import { mailRows } from './mail/mail-rows.ts'
import { imageRows } from './media/image-rows.ts'
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
import { reminderRows } from './reminders/reminder-rows.ts'
import { restockRows } from './restock/restock-rows.ts'
import { reviewRows } from './reviews/review-rows.ts'
import { sampleRows } from './samples/sample-rows.ts'
import { subscriptionRows } from './subscriptions/subscription-rows.ts'
import { redirectRows } from './website/redirect-rows.ts'
import { siteRow } from './website/site-rows.ts'

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
  comments: (session, { tell, notes }) => {
    const rows = notingRecords(commentRows(session), 'comment', notes)
    const told = () => tell('comments-changed')
    return {
      ...rows,
      save: (comment: Comment) => rows.save(comment).then(told),
      remove: (id: string) => rows.remove(id).then(told),
    }
  },
  forms: (session, { notes }) => notingRecords(formRows(session), 'form', notes),
  formTargets: targetRows,
  formDrafts: formDraftRows,
  formDeliveries: deliveryRows,
  formFiles: formFileRows,
  submissions: (session, { tell }) => {
    const rows = submissionRows(session)
    const told = () => tell('submissions-changed')
    return {
      ...rows,
      insert: (submission: Submission) => rows.insert(submission).then(told),
      save: (submission: Submission) => rows.save(submission).then(told),
      remove: (id: string) => rows.remove(id).then(told),
    }
  },
  newsletterLists: newsletterListRows,
  subscribers: (session, { tell }) => {
    const rows = subscriberRows(session)
    const told = () => tell('subscribers-changed')
    return {
      ...rows,
      insert: async (subscriber: Subscriber) => {
        const isNew = await rows.insert(subscriber)
        if (isNew) told()
        return isNew
      },
      save: (subscriber: Subscriber) => rows.save(subscriber).then(told),
      remove: (subscriber: Subscriber) => rows.remove(subscriber).then(told),
    }
  },
  subscriberImports: subscriberImportRows,
  campaigns: (session, { tell }) => {
    const rows = campaignRows(session)
    const told = () => tell('campaigns-changed')
    return {
      ...rows,
      save: (campaign: Campaign) => rows.save(campaign).then(told),
      remove: (id: string) => rows.remove(id).then(told),
    }
  },
  campaignDeliveries: deliveryRowsOfCampaigns,
  campaignLinks: campaignLinkRows,
  mailHooks: mailHookRows,
  giftCards: (session, { tell }) => {
    const rows = giftCardRows(session)
    const told = <Answer>(answer: Answer) => {
      tell('gift-cards-changed')
      return answer
    }
    return {
      ...rows,
      issue: (...given: Parameters<typeof rows.issue>) => rows.issue(...given).then(told),
      saveDetails: (...given: Parameters<typeof rows.saveDetails>) => rows.saveDetails(...given).then(told),
      take: (...given: Parameters<typeof rows.take>) => rows.take(...given).then(told),
      move: (...given: Parameters<typeof rows.move>) => rows.move(...given).then(told),
      void: (...given: Parameters<typeof rows.void>) => rows.void(...given).then(told),
    }
  },
  reminders: reminderRows,
  restock: (session, { tell }) => {
    const rows = restockRows(session)
    const told = <Answer>(answer: Answer) => {
      tell('restock-changed')
      return answer
    }
    return {
      ...rows,
      signUp: (...given: Parameters<typeof rows.signUp>) => rows.signUp(...given).then(told),
      take: (...given: Parameters<typeof rows.take>) => rows.take(...given).then(told),
      settle: (...given: Parameters<typeof rows.settle>) => rows.settle(...given).then(told),
      remove: (...given: Parameters<typeof rows.remove>) => rows.remove(...given).then(told),
    }
  },
  reviews: (session, { tell }) => {
    const rows = reviewRows(session)
    const told = () => tell('reviews-changed')
    return {
      ...rows,
      save: (review: Review) => rows.save(review).then(told),
      insert: async (review: Review) => {
        const isNew = await rows.insert(review)
        if (isNew) told()
        return isNew
      },
      remove: (id: string) => rows.remove(id).then(told),
    }
  },
  stock: stockRows,
  discounts: (session, { tell }) => {
    const rows = discountRows(session)
    const told = () => tell('discounts-changed')
    return {
      ...rows,
      save: (discount: Discount) => rows.save(discount).then(told),
      remove: (id: string) => rows.remove(id).then(told),
    }
  },
  discountCodes: discountCodeRows,
  discountUses: discountUseRows,
  carts: cartRows,
  payments: paymentRows,
  savedMethods: savedMethodRows,
  gatewayAccounts: gatewayAccountRows,
  gatewayEvents: gatewayEventRows,
  money: moneyRows,
  orders: (session, { tell }) => {
    const rows = orderRows(session)
    const told = () => tell('orders-changed')
    return {
      ...rows,
      insert: (order: Order) => rows.insert(order).then(told),
      save: (order: Order) => rows.save(order).then(told),
    }
  },
  papers: paperRows,
  digitalFiles: digitalFileRows,
  downloads: downloadRows,
  subscriptions: (session, { tell }) => {
    const rows = subscriptionRows(session)
    const told = () => tell('subscriptions-changed')
    return {
      ...rows,
      insert: async (subscription: Subscription) => {
        const isNew = await rows.insert(subscription)
        if (isNew) told()
        return isNew
      },
      save: (subscription: Subscription) => rows.save(subscription).then(told),
    }
  },
  customers: customerRows,
  members: memberRows,
  memberSessions: memberSessionRows,
  memberLinks: memberLinkRows,
  memberAreas: memberAreaRows,
  membershipPlans: membershipPlanRows,
  memberships: (session, { tell }) => {
    const rows = membershipRows(session)
    const told = () => tell('memberships-changed')
    return { ...rows, save: (membership: Membership) => rows.save(membership).then(told) }
  },
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
  jobs: jobRows,
  mail: (session, { tell }) => {
    const rows = mailRows(session)
    return { ...rows, keep: (message: MailMessage) => rows.keep(message).then(() => tell('mail-changed')) }
  },
  images: imageRows,
  media: (session) =>
    mediaRows(session, async (inside, { kind, id }) => {
      if (kind === 'item') await listItemAgain(inside, id)
    }),
  uploads: uploadRows,
  importKeys: importKeyRows,
  productImports: productImportRows,
  auditLog: (session, { notes }) => auditRows(session, notes),
  savedViews: savedViewRows,
  bulkActs: bulkActRows,
})
