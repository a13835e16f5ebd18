import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { htmlPage, noBody, nothing, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'

const policy: Policy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** Why a mail is written. */
export const mailPurpose = Type.Union([
  Type.Literal('placed'),
  Type.Literal('fulfilled'),
  Type.Literal('partly-fulfilled'),
  Type.Literal('canceled'),
  Type.Literal('refunded'),
  Type.Literal('withdrawal'),
  Type.Literal('new-withdrawal'),
  Type.Literal('downloads'),
  Type.Literal('new-order'),
  Type.Literal('donation'),
  Type.Literal('new-donation'),
  Type.Literal('gift-card'),
  Type.Literal('gift-card-sent'),
  Type.Literal('pay-link'),
  Type.Literal('abandoned-cart'),
  Type.Literal('restock'),
  Type.Literal('review-request'),
  Type.Literal('account-confirm'),
  Type.Literal('account-known'),
  Type.Literal('account-reset'),
  Type.Literal('account-move'),
  Type.Literal('account-changed'),
  Type.Literal('subscription-started'),
  Type.Literal('subscription-renewed'),
  Type.Literal('subscription-failed'),
  Type.Literal('subscription-ended'),
  Type.Literal('subscription-canceled'),
  Type.Literal('subscription-reminder'),
  Type.Literal('subscription-card-expiring'),
  Type.Literal('subscription-price'),
  Type.Literal('subscription-link'),
  Type.Literal('sign-in'),
  Type.Literal('password'),
  Type.Literal('test'),
])

/** The words of a mail that owners may change; '' for the usual ones. */
export const mailText = Type.Object({ subject: shortText, opening: Type.String({ maxLength: 2_000 }) })

/** The words of each kind of mail. */
const textsByPurpose = Type.Object({
  placed: mailText,
  fulfilled: mailText,
  'partly-fulfilled': mailText,
  canceled: mailText,
  refunded: mailText,
  withdrawal: mailText,
  'new-withdrawal': mailText,
  downloads: mailText,
  'new-order': mailText,
  donation: mailText,
  'new-donation': mailText,
  'gift-card': mailText,
  'gift-card-sent': mailText,
  'pay-link': mailText,
  'abandoned-cart': mailText,
  restock: mailText,
  'review-request': mailText,
  'account-confirm': mailText,
  'account-known': mailText,
  'account-reset': mailText,
  'account-move': mailText,
  'account-changed': mailText,
  'subscription-started': mailText,
  'subscription-renewed': mailText,
  'subscription-failed': mailText,
  'subscription-ended': mailText,
  'subscription-canceled': mailText,
  'subscription-reminder': mailText,
  'subscription-card-expiring': mailText,
  'subscription-price': mailText,
  'subscription-link': mailText,
  'sign-in': mailText,
  password: mailText,
  test: mailText,
})

export const { readCall: readMailTextsCall, changeCall: changeMailTextsCall } = defineSettings({
  name: 'MailTexts',
  path: '/api/panel/settings/mail-texts',
  policy,
  value: textsByPurpose,
})

/** What each kind of mail says until its owner changes it, in the language of the site. */
export const readUsualMailTextsCall = defineCall({
  name: 'readUsualMailTexts',
  method: 'GET',
  path: '/api/panel/usual-mail-texts',
  policy,
  limit: null,
  params: nothing,
  query: nothing,
  body: noBody,
  reply: Type.Object({ texts: textsByPurpose }),
})

/** A mail with sample content as it would be written with these texts; nothing is kept or sent. */
export const previewMailCall = defineCall({
  name: 'previewMail',
  method: 'POST',
  path: '/api/panel/mail-previews',
  policy,
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: Type.Object({ purpose: mailPurpose, text: mailText }),
  reply: Type.Object({
    /** '' while neither a contact address nor the address of the site is known. */
    from: Type.String(),
    /** Who gets such mail; '' for nobody while the site has no contact e-mail. */
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
  }),
})

/** The page of such a mail with the texts that are kept (page type 301). */
export const mailPreviewPageCall = defineCall({
  name: 'mailPreviewPage',
  method: 'GET',
  path: '/api/panel/mail-previews/:purpose',
  policy,
  limit: null,
  params: Type.Object({ purpose: mailPurpose }),
  query: nothing,
  body: noBody,
  reply: htmlPage,
})
