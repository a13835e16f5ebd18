import { placeServices } from '@vitrine/domain/places/place'
import type { MailPurpose } from '@vitrine/domain/website/settings/mail/mail-purposes'
import { type TSchema, Type } from 'typebox'
import { oneOf, text } from '../documents/document-schemas.ts'

/** How visitors comment. */
export const comments = Type.Object({
  areEnabled: Type.Boolean(),
  areThreaded: Type.Boolean(),
  allowAnonymous: Type.Boolean(),
  needApproval: Type.Boolean(),
  allowLikes: Type.Boolean(),
  allowFlags: Type.Boolean(),
  flagThreshold: Type.Number(),
  closeAfterDays: Type.Number(),
  sort: oneOf(['newest', 'oldest', 'most-liked']),
})

/** Who finds places and draws maps. */
export const places = Type.Object({
  service: oneOf(placeServices),
  googleKey: text,
  tileAddress: text,
  tileCredit: text,
  tileKey: text,
})

/** Who asks visitors whether they are people. */
export const captcha = Type.Object({
  provider: oneOf(['none', 'built-in', 'recaptcha', 'turnstile', 'hcaptcha']),
  siteKey: text,
  secretKey: text,
  isForComments: Type.Boolean(),
})

/** When it is open on a day. */
export const dayHours = Type.Object({
  text,
  ranges: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number() })),
})

const mailText = Type.Object({ subject: text, opening: text })
/** What owners changed of the words of mails. */
export const mailTexts = Type.Partial(
  Type.Object({
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
  } satisfies Record<MailPurpose, TSchema>),
)
