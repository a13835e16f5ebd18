import { fileURLToPath } from 'node:url'
import type { Position } from './positions.ts'

/** An app whose sentences are translated when it is built. */
export interface SpokenApp {
  /** Its package. */
  readonly name: 'panel' | 'storefront' | 'server'
  /** The files, from the folder of packages, whose sentences it shows. */
  readonly files: RegExp
  /** What strings of a file are where nothing says more. */
  positionIn(file: string): Position
}

/** The owner's app: of rules and contract it shows descriptions of lists, and tables of words. */
export const panelApp: SpokenApp = {
  name: 'panel',
  // What mails say is content of the site, in its language, as is what forms say to visitors.
  files:
    /^(?:panel|contract|domain)\/src\/(?!website\/settings\/mail\/(?!check-|mail-labels)|forms\/(?:conditions\/condition-sentence|drafts\/starter-form|files\/file-field)\.).*\.tsx?$/,
  positionIn: (file) => {
    if (tablesOfWords.test(file) || namesOfShipping.test(file)) return 'words'
    return /^panel\/|-list\.ts$/.test(file) ? 'perhaps' : 'code'
  },
}

/** What fields, blocks and mails are called. */
const tablesOfWords = /\/(?:field-names|block-titles|mail-labels)\.ts$/

/** What sums call how an order comes, in words that are no sentences. */
const namesOfShipping = /\/shipping-texts\.ts$/

/** What rules say to visitors. */
const saidToVisitors = [
  'captcha/captcha-problems',
  'cart/(?!proposals/check-)',
  'catalogue/(?:choose-|sale/withdrawal-exemption)',
  'checkout/',
  'comments/check-comment',
  'contact/',
  'discounts/(?:code-reason-text|payments-words)',
  'downloads/download-grant',
  'forms/(?:check-(?:format|values)|conditions/condition-sentence|copies/|drafts/starter-form|form(?:-notices|-texts)?\\.|files/file-(?:texts|field(?:-texts)?|kinds)\\.|likert-answers|parts/(?:field|summarize)-parts|resume/|summarize-value)',
  'gift-cards/gift-(?:refusals|details)',
  'limits/',
  'members/',
  'newsletter/(?:newsletter-texts|follow-link)',
  'orders/(?:order-name|parcels/shipping-texts|disputes/(?:dispute-reasons|take-dispute)|refunds/refund-(?:cause|refusal)|withdrawals/withdrawable)\\.',
  'payments/',
  'places/',
  'refusals/',
  'restock/restock-texts',
  'reviews/(?:check-review|review|review-summary|review-texts)\\.',
  'subscriptions/',
  'website/settings/mail/usual-',
]

/**
 * What visitors see: of rules it shows what they refuse, and of pages that the server writes what is said in them by `say`. Formatters print
 * their templates' words; of scripts for older templates visitors read what labels and titles say.
 */
export const storefrontApp: SpokenApp = {
  name: 'storefront',
  files: new RegExp(
    [
      String.raw`^storefront/src/(?!.*/formatter\.ts$|.*/colour/).*\.tsx?$`,
      String.raw`^(?:site|server)/src/(?!cli/|control/|.*panel).*\.ts$`,
      `^domain/src/(?:${saidToVisitors.join('|')})`,
      // Why a call came to nothing.
      String.raw`^contract/src/(?:client/outcome|crumb-problem-text|failure-text)\.ts$`,
    ].join('|'),
  ),
  positionIn: (file) => {
    if (file.endsWith('/localized-strings.ts') || namesOfShipping.test(file)) return 'words'
    if (writtenMails.test(file)) return 'perhaps'
    if (file.startsWith('storefront/src/compat/')) return 'code'
    if (/^(?:site|server)\//.test(file)) return roomsOfBuyers.test(file) ? 'code' : 'unsaid'
    return /^(?:domain|contract)\//.test(file) ? 'code' : 'perhaps'
  },
}

/** Rooms of the server whose tables and constants of texts buyers read as they are refused something. */
export const roomsOfBuyers =
  /^server\/src\/(?:captcha|cart|comments\/calls|downloads|gift-cards|members\/|restock\/(?!.*panel)|reviews\/(?!.*panel)|checkout\/(?!accounts|events|discrepancies)|payments\/(?:paypal\/paypal-answers|stripe\/intent-answer)\.|subscriptions\/page\/)/

/** What composes mails: all that they say is translated where it leaves (`server/mail/render/say-mail.ts`). */
const writtenMails =
  /^server\/src\/(?:comments\/notices\/send-comment-notice|reviews\/notices\/send-review-notice|mail\/(?:send-hourly-notice|(?:member|pay|product|reminder)-mail|discount-totals)|forms\/(?:form-mail|resume\/send-draft-mail)|members\/tell-change|owners\/owner-link-mail|orders\/(?:order-mail(?:-links|-parts|-payment)?|send-order-mail|parcels\/parcel-paragraphs|refunds\/refund-paragraphs)|restock\/send-restock-mail|reviews\/send-review-mail|gift-cards\/mail\/gift-mail|subscriptions\/mail\/subscription-(?:mail|paragraphs))\.ts$/

/**
 * What the server says to owners in the language of the panel: what the audit log, which is kept in English, calls their acts, and what is
 * refused to them.
 */
export const saidToOwners: SpokenApp = {
  name: 'server',
  files: /^(?:server|domain|contract)\/src\/(?!cli\/).*\.ts$/,
  positionIn: (file) => {
    if (tablesOfWords.test(file)) return 'words'
    if (/^server\//.test(file)) return silentRooms.test(file) ? 'unrecorded' : 'unrefused'
    return silentRules.test(file) ? 'unrecorded' : 'unrefused'
  },
}

/** Rooms of the server that refuse nothing to owners: they speak to visitors, to those who run the server, or to other programs. */
const silentRooms =
  /^server\/src\/(?:captcha|checkout(?!\/accounts)|control|downloads|http\/reply\/(?:answer-broken|security-headers)|jobs\/(?!import-end-texts)|lists\/bulk\/thread|mail\/(?:render\/render-html|mail-look)|media\/mount-files|newsletter\/mail-events\/take-|orders\/(?:papers\/paper-|send-order-mail)|owners\/opening-lines|pages|payments\/(?:ask-gateway|test-ledger|paypal\/paypal-answers|stripe\/intent-answer)|start|subscriptions\/(?:page|notices)|website\/settings\/compose-sample|forms\/targets\/sample-|catalogue\/import\/choose-site)/

/** Rules that refuse nothing to owners: what visitors, the law, mails and other programs read, and names. */
const silentRules =
  /^(?:domain|contract)\/src\/(?:captcha\/captcha-verdict|cart\/(?!donations|proposals|reminders\/next-)|catalogue\/(?:import\/(?:product-lines|shopify-row)|list-order|sale\/usual-button-words)|checkout|codes|contact\/(?:country|regions|vat)|discounts\/code-reason|forms\/conditions\/condition-sentence|legal|money|newsletter\/(?:follow-link|words)|orders\/(?:sample-|order-name|parcels\/shipping-texts)|payments\/paypal-amounts|places|reviews\/review-|selling\/installment|subscriptions\/(?:agreement|plan-words|subscription-words|memberships\/membership-price-words|terms\/discount-texts)|website\/(?:design\/design-presets|settings\/mail\/(?!check-)))/

/** What puts sentences with values together when they are shown: the lines by which a file has it. */
export function sayersOf({ name }: SpokenApp): Readonly<Record<'sayText' | 'sayWords', string>> {
  return { sayText: name === 'panel' ? importedSayText : ownSayText, sayWords: importedSayWords }
}

/** It stands beside this file, since the domain knows no React. */
const importedSayWords = `import { sayWords } from ${JSON.stringify(fileURLToPath(new URL('say-words.ts', import.meta.url)))}`

const importedSayText = "import { sayText } from '@vitrine/domain/words/say-text'"

/** In each file that needs it: shared, it would be one more file that a visitor's page asks for. */
const ownSayText = String.raw`function sayText(sentence, values) { return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) }`

/** Tests, texts that become content of the site (those of its mails), and what puts sentences together. */
export const silentFiles = /\.(?:test|d)\.tsx?$|\/testing\/|^(?!panel\/).*\/mail-text|\/words\/say/
