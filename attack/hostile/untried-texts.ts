import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { isAt, placesOfTexts } from './text-places.ts'
import { keptAsItIs, type Written } from './write-hostile.ts'

/** What was written with hostile texts, by the name of the call that wrote it. */
export type AllWritten = ReadonlyMap<string, Written>

/** Texts of the contract that nothing was written into. */
export function listUntriedTexts(written: AllWritten): readonly string[] {
  const textsOf = (call: Call) => placesOfTexts(call.body).filter((place) => !keptAsItIs.test(place))
  return allCalls
    .filter(
      ({ policy, method, name }) => policy.kind === 'owner' && method !== 'GET' && others[name] === undefined,
    )
    .flatMap((call) =>
      textsOf(call)
        .filter((place) => !unseen[call.name]?.includes(place))
        .filter((place) => !written.get(call.name)?.texts.some((path) => isAt(place, path)))
        .map((place) => `${call.name}: ${place}`),
    )
}

/** Changes whose texts are tried under another name, or are shown to nobody. */
const others: Readonly<Record<string, string>> = {
  changeSiteCode: 'code that administrators want to run, which is looked at last',
  createForm: 'the same name as renameForm',
  placeForm: 'the id of a page, and words of a button that a block of a layout has, too',
  createItem: 'its title is changed by changeContentItem',
  createProduct: 'the same fields as changeProduct',
  changeAuthor: 'the same fields as createAuthor',
  changeTerm: 'the same names as createCategory',
  removeTerm: 'removes what has the name',
  changePassword: 'secrets',
  beginUpload: 'the name of a file, which changeMedia changes',
  previewDesign: 'the same values as changeDesign',
  previewMail: 'the same texts as changeMailTexts',
  sendTestMail: 'the same texts as changeMailTexts',
  beginSite: 'a title, which changeIdentity changes',
  addSite: 'the same fields as changeSite',
  removeSite: 'the title is only compared',
  suspendSite: 'a reason, which the panel of the suspended site alone shows, as text',
  changeTemplate: 'ids of templates',
  moveHiddenLayout: 'ids of areas, of which the template has one or not',
  embed: 'the address of a film, which is asked for elsewhere and kept nowhere',
  changeCurrency: 'codes of currencies, and a rate',
  markPaid: 'orders of this shop are paid by card',
  answerWithdrawal:
    'orders of this shop go where nobody withdraws; its note is shown as the reason of refundParts',
  saveGrid: 'the same fields as changeProduct, by the same rule',
  tagProducts: 'the same tags as changeProduct',
  tagCustomers: 'the same tags as changeCustomer',
  changeManyStocks: 'the same note as changeInventory',
  fulfillOrders: 'the same fields as fulfillOrder',
  changeItemTerms: 'the same names as changeContentItem',
  changeView: 'the same fields as addView',
  changeTranslation: 'this shop has one language; its texts are cleaned as those of the page they stand for',
  changeLanguages: 'codes of languages',
  tryCaptcha: 'keys of a service, and an answer to it',
  createExperiment:
    'names of small letters, digits and hyphens, or the whole call is refused; the description is shown by the panel alone',
  changeExperiment: 'the same as of an experiment that is made',
  endExperiment: 'the name of one of its variants, or the call is refused',
  createKey: 'a name, which the list of keys alone shows',
  invitePerson: 'an address of e-mail',
  exportPersonByEmail: 'an address of e-mail, which is looked for and kept nowhere',
  erasePersonByEmail: 'an address of e-mail, which is looked for and kept nowhere',
  finishSecondFactor: 'secrets',
  confirmByPasskey: 'secrets',
  addPasskey: 'a name, and secrets of a device',
  changeNewsletterList: 'the same fields as addNewsletterList',
  createCampaign: 'the same name as saveCampaign',
  previewCampaign: 'the same fields as saveCampaign',
  duplicateCampaign: 'the same fields as saveCampaign',
  testCampaign: 'an address of e-mail',
  setMailHook: 'keys of services',
  moveSubscribers: 'ids of lists',
  grantMembership: 'an address of e-mail, and the id of a plan',
  copySubscribers: 'ids of lists',
  addFormTarget: 'the same fields as changeFormTarget, which need addresses and keys of services',
  changeFormTarget: 'a name and addresses, which the targets of a form alone show',
  markOrdersPaid: 'the same words as markPaid, and orders of this shop are paid by card',
  priceOrderDraft: 'the same fields as createOrderDraft; nothing is kept',
  changeOrderDraft: 'the same fields as createOrderDraft',
  placeOrderDraft: 'how it was paid, as markPaid has it, on an order of the shop',
  changeDiscount: 'the same fields as createDiscount',
  tryDiscount: 'the same fields as createDiscount; nothing is kept',
  addDiscountCodes: 'letters that codes begin with',
  answerReview: 'this shop has no reviews; `reviews.test.ts` looks at what is printed',
  adjustGiftCard: 'a reason, as issueGiftCard has one, in the same ledger',
  voidGiftCard: 'a reason, as issueGiftCard has one, in the same ledger',
  resendGiftCard: 'an address of e-mail',
  setPaymentAccount: 'keys of services',
  renamePasskey: 'a name, which the list of passkeys alone shows',
}

/** Days of the calendar in the times of an event. */
const daysOfEvents = ['days.first', 'days.last', 'repeat.ends.untilDay', 'repeat.daysLeftOut.*']

/** Fields that this shop has no place for. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  changeSite: ['hosts.*'],
  // The demo's template has no album.
  changePage: [
    'value.externalUrl',
    ...['artistName', 'descriptionHtml'].map((field) => `value.album.${field}`),
    ...['assetUrl', 'filename', 'contentType', 'altText'].map((field) => `value.album.cover.${field}`),
  ],
  changeContentItem: daysOfEvents.map((path) => `event.${path}`),
  // Of a post; those of an event are changed by changeContentItem.
  keepItemDraft: [...daysOfEvents, 'onlineUrl'].map((path) => `input.event.${path}`),
  // The product of the attack is sent, so that it has no files; its makers are chosen by their keys.
  changeProduct: ['digitalFiles.*.filename', 'safety.makerKey', 'safety.responsibleKey'],
  // Names of duties and keys of makers are the shop's own.
  changeCheckoutOptions: ['value.dutiesOff.*.code'],
  // What such goods are is chosen; each is shown as those of `changeProduct` are.
  createDiscount: ['effect.buys.categories.*', 'effect.buys.tags.*'],
  // Codes, numbers and an address of e-mail.
  correctOrder: [
    'email',
    'phone',
    'shippingAddress.country',
    'shippingAddress.region',
    'shippingAddress.postalCode',
    'shippingAddress.phone',
  ],
  // Ids, an address of e-mail, numbers and codes; the names of products are the catalogue's.
  createOrderDraft: [
    'lines.*.id',
    'lines.*.itemId',
    'lines.*.variantId',
    'email',
    'phone',
    ...['shippingAddress', 'billingAddress'].flatMap((name) =>
      ['country', 'region', 'postalCode', 'phone'].map((field) => `${name}.${field}`),
    ),
  ],
  // A day, an address of e-mail, and a word that is looked for and shown nowhere.
  issueGiftCard: ['deliverOn', 'recipientEmail', 'key'],
  // A popup has them in place of its button; `popup-form.test.ts` looks at what is printed.
  changeNotices: ['value.popup.form.buttonLabel', 'value.popup.form.footnoteHtml'],
}
