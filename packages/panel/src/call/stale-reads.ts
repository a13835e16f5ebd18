import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import {
  campaignReads,
  customerReads,
  draftReads,
  giftCardReads,
  mediaReads,
  memberReads,
  orderReads,
  personReads,
  productReads,
  restockReads,
  stockReads,
  submissionReads,
  subscriberReads,
} from './reads-of.ts'

/** The server goes on with an act on many rows by itself; when it is over, all is read again. */
const whenActIsOver: readonly string[] = []

/** What each changing call makes old, by the names of both; of work that the server goes on with, when it is done. */
export const staleReads: Readonly<Record<string, readonly string[]>> = {
  createProduct: productReads,
  changeProduct: productReads,
  removeProduct: productReads,
  // The grid writes categories, too.
  saveGrid: [...stockReads, 'listShopCollections'],
  changeStock: stockReads,
  changeInventory: stockReads,
  previewImport: [],
  importProducts: [...stockReads, 'listShopCollections'],
  changeManyStocks: whenActIsOver,
  showProducts: whenActIsOver,
  hideProducts: whenActIsOver,
  tagProducts: whenActIsOver,
  priceProducts: whenActIsOver,
  saleProducts: whenActIsOver,
  removeProducts: whenActIsOver,

  fulfillOrder: orderReads,
  takeParcelBack: orderReads,
  markReady: orderReads,
  takeReadyBack: orderReads,
  cancelOrder: orderReads,
  markPaid: orderReads,
  correctOrder: orderReads,
  refundParts: orderReads,
  settleRefund: orderReads,
  answerWithdrawal: orderReads,
  addOrderNote: ['readOrder', 'readOrderTimeline', 'listOrders'],
  fulfillOrders: whenActIsOver,
  markOrdersReady: whenActIsOver,
  markOrdersPaid: whenActIsOver,
  cancelUnpaidOrders: whenActIsOver,

  changeDownload: ['readOrderDownloads', 'readOrderTimeline'],
  sendDownloads: ['readOrderDownloads', 'readOrderTimeline'],
  // The file is in the form of a product, which is saved by itself.
  finishDigitalFile: [],

  changeCustomer: customerReads,
  refuseNews: customerReads,
  tagCustomers: whenActIsOver,
  lockMember: ['readMember'],
  resetMember: ['readMember'],
  erasePerson: personReads,
  erasePersonByEmail: personReads,
  exportPersonByEmail: [],

  issueGiftCard: giftCardReads,
  adjustGiftCard: giftCardReads,
  voidGiftCard: giftCardReads,
  resendGiftCard: giftCardReads,

  changeMedia: mediaReads,
  removeMedia: mediaReads,
  removeFiles: whenActIsOver,
  embed: [],
  uploadImage: ['listMedia'],
  beginUpload: [],
  sendPart: [],
  // Whoever sent it has what shows it read again, as the file may be ready later.
  finishUpload: [],
  cancelUpload: ['listUploads'],

  addMemberArea: memberReads,
  changeMemberArea: memberReads,
  removeMemberArea: memberReads,
  addMembershipPlan: memberReads,
  changeMembershipPlan: memberReads,
  removeMembershipPlan: memberReads,
  grantMembership: memberReads,
  endMembership: memberReads,

  createExperiment: ['listExperiments'],
  changeExperiment: ['listExperiments'],
  startExperiment: ['listExperiments'],
  endExperiment: ['listExperiments'],
  removeExperiment: ['listExperiments'],
  removeScriptError: ['listScriptErrors'],

  createDiscount: ['listDiscounts'],
  changeDiscount: ['listDiscounts'],
  removeDiscount: ['listDiscounts'],
  tryDiscount: [],
  addDiscountCodes: ['listDiscountCodes', 'readDiscount', 'listDiscounts'],

  priceOrderDraft: [],
  createOrderDraft: draftReads,
  changeOrderDraft: draftReads,
  // The screen of one that is gone is left, and not read again.
  removeOrderDraft: ['listOrderDrafts'],
  openOrderDraftLink: draftReads,
  closeOrderDraftLink: draftReads,
  mailOrderDraft: draftReads,
  placeOrderDraft: [...draftReads, ...orderReads],

  addNewsletterList: ['listNewsletterLists'],
  changeNewsletterList: ['listNewsletterLists'],
  removeNewsletterList: ['listNewsletterLists', 'listSubscribers'],
  addSubscriber: subscriberReads,
  askSubscriber: [...subscriberReads, 'readSubscriber'],
  unsubscribeSubscriber: [...subscriberReads, 'readSubscriber'],
  returnSubscriber: [...subscriberReads, 'readSubscriber'],
  // The screen of an entry that is gone is left, and not read again.
  removeSubscriber: subscriberReads,
  unsubscribeMany: whenActIsOver,
  returnSubscribers: whenActIsOver,
  moveSubscribers: whenActIsOver,
  copySubscribers: whenActIsOver,
  removeSubscribers: whenActIsOver,
  setMailHook: ['listMailHooks'],
  removeMailHook: ['listMailHooks'],
  createCampaign: ['listCampaigns'],
  saveCampaign: ['listCampaigns'],
  duplicateCampaign: ['listCampaigns'],
  removeCampaign: ['listCampaigns'],
  previewCampaign: [],
  testCampaign: [],
  sendCampaign: campaignReads,
  scheduleCampaign: campaignReads,
  unscheduleCampaign: campaignReads,
  pauseCampaign: campaignReads,
  resumeCampaign: campaignReads,
  cancelCampaign: campaignReads,

  resolvePayment: ['listPaymentDiscrepancies', ...orderReads],
  setPaymentAccount: ['listPaymentAccounts'],
  removePaymentAccount: ['listPaymentAccounts'],
  checkPaymentAccount: [],
  choosePaymentMode: ['listPaymentAccounts', 'readPaymentMethods'],

  changeSetUp: ['readStart'],
  changeRedirects: ['listRedirects', 'readRedirects'],

  sendCartReminder: ['listAbandonedCarts'],
  removeAbandonedCart: ['listAbandonedCarts'],
  changeReminderSettings: ['readReminderSettings'],

  sendRestock: restockReads,
  sendAllRestock: restockReads,
  removeRestock: restockReads,
  tellRestock: whenActIsOver,
  removeRestocks: whenActIsOver,
  changeRestockSettings: ['readRestockSettings'],

  markSubmission: ['readSubmission', ...submissionReads],
  // The screen of one that is gone is left, and not read again.
  removeSubmission: submissionReads,
  readSubmissions: whenActIsOver,
  unreadSubmissions: whenActIsOver,
  starSubmissions: whenActIsOver,
  unstarSubmissions: whenActIsOver,
  spamSubmissions: whenActIsOver,
  notSpamSubmissions: whenActIsOver,
  removeSubmissions: whenActIsOver,
  createForm: ['listForms'],
  duplicateForm: ['listForms'],
  renameForm: ['listForms', 'listFormTargets'],
  // The form itself begins anew in its editor.
  placeForm: ['listForms'],
  unplaceForm: ['listForms'],
  resetForm: ['listForms'],
  removeForm: ['listForms'],
  changeForm: ['listForms'],
  previewForm: [],
  addFormTarget: ['listFormTargets'],
  changeFormTarget: ['listFormTargets'],
  removeFormTarget: ['listFormTargets'],
  rotateFormTargetSecret: ['listFormTargets'],
  testFormTarget: ['listFormDeliveries'],
  sendFormDeliveryAgain: ['listFormDeliveries', 'listFormTargets'],
  changeFormRetention: ['listFormTargets'],

  createAuthor: ['listAuthors'],
  changeAuthor: ['listAuthors'],
  removeAuthor: ['listAuthors'],

  addSite: ['listSites'],
  changeSite: ['listSites'],
  linkSiteOwner: ['listSites'],
  suspendSite: ['listSites'],
  resumeSite: ['listSites'],
  removeSite: ['listSites'],
  uploadTemplate: ['listTemplates'],
  removeTemplate: ['listTemplates'],
  changeTemplate: ['listSites', 'listTemplates'],
  // All that was shown is another site then: whoever asks for it has all read again.
  beginSite: [],

  importSubscribers: ['listSubscribers', 'listNewsletterLists'],
}

/** Has all read again that a call made old; over when what is looked at is. */
export async function readAfter(queries: QueryClient, made: Pick<Call, 'name'>): Promise<void> {
  const names = staleReads[made.name] ?? []
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
