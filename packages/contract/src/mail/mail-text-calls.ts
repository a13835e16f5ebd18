import {
  byWordedMail,
  type WordedMailKind,
  wordedMailKinds,
} from '@vitrine/domain/website/settings/mail/mail-kinds'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { htmlPage, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** Why a mail is written. */
export const mailPurpose = Type.Unsafe<WordedMailKind>({ type: 'string', enum: [...wordedMailKinds] })

/** The words of a mail that owners may change; '' for the usual ones. */
export const mailText = Type.Object({ subject: shortText, opening: Type.String({ maxLength: 2_000 }) })

/** The words of each kind of mail. */
const textsByPurpose = Type.Object(byWordedMail(() => mailText))

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
  reply: Type.Object({ texts: textsByPurpose }),
})

/** A mail with sample content as it would be written with these texts; nothing is kept or sent. */
export const previewMailCall = defineCall({
  name: 'previewMail',
  method: 'POST',
  path: '/api/panel/mail-previews',
  policy,
  limit: { max: 300, windowMs: 60_000 },
  body: Type.Object({ purpose: mailPurpose, text: mailText }),
  reply: Type.Object({
    /** '' while neither a contact address nor the address of the site is known. */
    from: Type.String(),
    /** Who gets such mail; '' for nobody while the site has neither a contact e-mail nor an owner. */
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
  params: Type.Object({ purpose: mailPurpose }),
  reply: htmlPage,
})
