import { listedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'
import type { MailMessage } from './mail.ts'

/** A message in the mailbox. */
export const mailDocument = defineDocument<MailMessage>()(
  'mail',
  Type.Object({
    id: text,
    to: text,
    from: text,
    subject: text,
    text,
    html: text,
    orderId: orNull(text),
    orderName: text,
    reason: oneOf(listedMailKinds),
    sentAtMs: Type.Number(),
    transport: oneOf(['mailbox', 'smtp']),
  }),
  { orderName: '', reason: 'other' },
)
