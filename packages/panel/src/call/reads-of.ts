/** The reads that several changes make old, by the names of their calls. */

/** What tells of stock, and of the products that it is of. */
export const stockReads = ['listProducts', 'readProduct', 'listInventory', 'readStockHistory']

/** What tells of products and their pieces, but for the product itself: its editor has that from the reply. */
export const productReads = ['listProducts', 'listShopCollections', 'listInventory', 'readStockHistory']

/** What tells of a gift card, and of what is owed on all of them. */
export const giftCardReads = ['readGiftCard', 'listGiftCards', 'readGiftLiability']

/**
 * What tells of an order, of its files, of its papers, of the stock that it takes, of who bought, of subscriptions, which it pays for and may
 * end, and of gift cards, which it was paid with and may have sold.
 */
export const orderReads = [
  ...['readOrder', 'readOrderTimeline', 'readOrderDownloads', 'listOrders', 'listPackingSlips', 'listPapers'],
  ...['readSubscription', 'listSubscriptions', 'readCustomer', 'listCustomers'],
  ...giftCardReads,
  ...stockReads,
]

/** What tells of a customer. */
export const customerReads = ['readCustomer', 'listCustomers']

/** What may name a person; who was erased is in none of it any more. */
export const personReads = [
  ...[
    'listCustomers',
    'listOrders',
    'listOrderDrafts',
    'listSubscriptions',
    'listMemberships',
    'listGiftCards',
  ],
  ...['listSubscribers', 'listNewsletterLists', 'listRestock', 'listRestockGroups', 'listAbandonedCarts'],
  ...['listPanelComments', 'listReviews', 'listSubmissions', 'listMail'],
]

/** What tells of an order that is drafted. */
export const draftReads = ['listOrderDrafts', 'readOrderDraft']

/** What tells of areas, plans and members. */
export const memberReads = ['readMemberSetUp', 'listMemberships']

/** What tells of who is on which list of newsletters. */
export const subscriberReads = ['listSubscribers', 'listNewsletterLists']

/** What tells of a campaign on its way out; its own screen has it under a name of its own. */
export const campaignReads = ['listCampaigns', 'readCampaignReport']

/** What tells of who waits for what is sold out. */
export const restockReads = ['listRestockGroups', 'listRestock']

/** What tells of what was sent by forms, but for the submission itself. */
export const submissionReads = ['listSubmissions', 'listForms', 'readStart']

/** What tells of files. */
export const mediaReads = ['listMedia', 'readMedia']
