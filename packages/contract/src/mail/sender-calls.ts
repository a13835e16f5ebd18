import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { mailPurpose, mailText } from './mail-text-calls.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
/** Who writes the mails of the store. */
const writers: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** In whose name the site writes mail. */
const sender = Type.Object({ displayName: shortText, replyTo: shortText, footerLine: shortText })

export const { readCall: readSenderCall, changeCall: changeSenderCall } = defineSettings({
  name: 'Sender',
  path: '/api/panel/settings/mails',
  policy,
  value: sender,
})

/** Whether mail goes out, from which address, and where a test mail would go. */
export const readMailServiceCall = defineCall({
  name: 'readMailService',
  method: 'GET',
  path: '/api/panel/mail-service',
  policy: writers,
  reply: Type.Object({
    sendsMail: Type.Boolean(),
    /** Null while neither a contact address nor the address of the site is known. */
    fromAddress: Type.Union([Type.String(), Type.Null()]),
    testTo: Type.String(),
  }),
})

/** Sends a mail of one kind with sample content to the account that asks, at once; with other texts than those that are kept, where some are given. */
export const sendTestMailCall = defineCall({
  name: 'sendTestMail',
  method: 'POST',
  path: '/api/panel/mail/test',
  policy: writers,
  limit: { max: 60, windowMs: 10 * 60_000 },
  body: Type.Object({ purpose: mailPurpose, text: Type.Optional(mailText) }),
  reply: Type.Object({ to: Type.String() }),
})
