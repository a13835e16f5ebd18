import { mailStates } from '@vitrine/domain/mail/listed-mail'
import { type ListedMailKind, listedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id } from '../schemas.ts'
import { mailList } from './mail-list.ts'
import { mayReadMail } from './mail-policy.ts'

const row = {
  id: Type.String(),
  /** Why it was written; `other` where that was not kept. */
  reason: Type.Unsafe<ListedMailKind>({ type: 'string', enum: [...listedMailKinds] }),
  /** Empty for mail to whoever owns the site, until it goes out. */
  to: Type.String(),
  /** Empty for mail about an order, until it goes out: it is written then. */
  subject: Type.String(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  /** What the order is called, such as `#1001` or `HB-1001`; empty without one, and of mail that is older than this field. */
  orderName: Type.String(),
  /** `kept`: in the mailbox alone, for want of a mail server. */
  state: Type.Unsafe<(typeof mailStates)[number]>({ type: 'string', enum: [...mailStates] }),
  /** When it went out; of one that did not, when it was asked for. */
  atMs: epochMs,
  /** How often it was tried; 0 of one that went out. */
  attempts: Type.Integer(),
  /** Why the last attempt failed; empty while there was none. */
  failure: Type.String(),
  /** When it is tried next; null when it went out, or was given up. */
  nextTryAtMs: Type.Union([epochMs, Type.Null()]),
}

/** The mailbox, with the mail that did not go out; `q` finds addresses, subjects and orders by the beginnings of their words. */
export const listMailCall = defineListCall({
  list: mailList,
  name: 'listMail',
  path: '/api/panel/mail',
  policy: mayReadMail,
  row: Type.Object(row),
})

/** The mailbox as a file, without the texts; it holds persons, so who asks proves again who they are. */
export const exportMailCall = defineListFile({
  name: 'exportMail',
  path: '/api/panel/mail.csv',
  policy: { ...mayReadMail, isConfirmed: true },
})

/** One mail with what it says. */
export const readMailCall = defineCall({
  name: 'readMail',
  method: 'GET',
  path: '/api/panel/mail/:mailId',
  policy: mayReadMail,
  params: Type.Object({ mailId: id }),
  reply: Type.Object({
    mail: Type.Object({
      ...row,
      /** What was sent; null of a mail that did not go out: it is written when it is sent. */
      content: Type.Union([
        Type.Object({
          from: Type.String(),
          text: Type.String(),
          html: Type.String(),
          /** Whether a link to an account is left out, which whoever reads it could come in by. */
          hidesLink: Type.Boolean(),
        }),
        Type.Null(),
      ]),
    }),
  }),
})

/** Tries a mail again that failed, or was given up. */
export const retryMailCall = defineCall({
  name: 'retryMail',
  method: 'POST',
  path: '/api/panel/mail/:mailId/attempts',
  policy: mayReadMail,
  params: Type.Object({ mailId: id }),
  reply: Type.Object({}),
})
