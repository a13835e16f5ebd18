import { placeServices } from '@vitrine/domain/places/place'
import { byWordedMail } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { Type } from 'typebox'
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
  tellsOwner: Type.Optional(Type.Boolean()),
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
export const mailTexts = Type.Partial(Type.Object(byWordedMail(() => mailText)))

/** How it is found by search engines, and shown elsewhere. */
export const seo = Type.Object({
  homepageTitleFormat: text,
  collectionTitleFormat: text,
  itemTitleFormat: text,
  description: text,
  isHidden: Type.Boolean(),
  verification: Type.Object({ google: text, bing: text, pinterest: text, facebook: text, yandex: text }),
})

/** How its visits are counted. */
export const insight = Type.Object({
  isOn: Type.Boolean(),
  usesCookies: Type.Boolean(),
  keptMonths: Type.Integer(),
})
