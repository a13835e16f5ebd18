import type { readMailServiceCall, sendTestMailCall } from '@vitrine/contract/mail/sender-calls'
import { readMailLook } from '@vitrine/domain/mail/mail-look'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { checkSender, keptSender, type MailSender } from '@vitrine/domain/website/settings/mail-sender'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { fromAddressOf } from '../../mail/mail-frame.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { sendsMail } from '../../services/mailer.ts'
import type { SettingsPart } from '../settings-part.ts'
import { composeSampleMail } from './compose-sample-mail.ts'
import { textErrors, withText } from './mail-text-calls.ts'

export const senderPart: SettingsPart<MailSender> = {
  present: ({ sender: { displayName, replyTo, footerLine } }) => ({ displayName, replyTo, footerLine }),
  check: checkSender,
  change: (site, sender) => ({ ...site, sender: keptSender(sender) }),
  summary: 'Changed the sender of mail',
}

/** Answers whether mail goes out, and from which address. */
export async function getMailService({
  services,
  store,
  account,
}: Exchange<typeof readMailServiceCall>): Promise<AnswerTo<typeof readMailServiceCall>> {
  const site = await store.site.read()
  const fromAddress = fromAddressOf(site, homeOriginOf(site, services.publicUrl))
  return reply({ sendsMail: sendsMail(services), fromAddress, testTo: account?.email ?? '' })
}

/** Sends a mail with sample content to whoever asks, and says what became of it. */
export async function postTestMail(
  exchange: Exchange<typeof sendTestMailCall>,
): Promise<AnswerTo<typeof sendTestMailCall>> {
  const { services, store, account } = exchange
  const { purpose, text } = exchange.body
  if (!sendsMail(services)) return refuse('no-mail', noMailText)
  const errors = text && textErrors(purpose, text)
  if (errors) return refuse('fields-wrong', checkFieldsText, { errors })
  const stored = await store.site.read()
  const site = text ? withText(stored, purpose, text) : stored
  const homeOrigin = homeOriginOf(site, services.publicUrl)
  const fromAddress = fromAddressOf(site, homeOrigin)
  if (fromAddress === null || !account) return refuse('no-mail', noAddressText)
  const composed = await composeSampleMail(purpose, {
    site,
    tables: store,
    origin: homeOrigin ?? exchange.origin,
    email: account.email,
    fromAddress,
    look: readMailLook((await exchange.view()).designTokens),
    nowMs: services.clock(),
    panelHost: services.panelHost,
  })
  const subject = purpose === 'test' ? composed.subject : `[Sample] ${composed.subject}`
  const facts = mailFacts('test', { to: account.email, subject })
  const mail = { id: services.newId(), ...composed, ...facts }
  try {
    await services.mailer.send(mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuse('mail-refused', `The mail server did not take the mail: ${reason.slice(0, 500)}`)
  }
  const { replyTo: _, ...kept } = mail
  await store.transaction(async (tables) => {
    await tables.mail.keep({ ...kept, sentAtMs: services.clock(), transport: services.mailer.transport })
    await recordAuditEntry(tables, exchange, { subjectId: site.id, summary: 'Sent a test mail' })
  })
  return reply({ to: account.email })
}

const noMailText = 'This server sends no mail yet: whoever runs it has to set SMTP_URL.'
const noAddressText =
  'There is no address to write from: give the site a contact email under Business and contact.'
