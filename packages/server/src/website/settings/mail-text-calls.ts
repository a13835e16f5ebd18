import type {
  mailPreviewPageCall,
  previewMailCall,
  readUsualMailTextsCall,
} from '@vitrine/contract/mail/mail-text-calls'
import { readMailLook } from '@vitrine/domain/mail/mail-look'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { checkMailText, checkMailTexts } from '@vitrine/domain/website/settings/mail/check-mail-texts'
import { byWordedMail, type WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { keptMailTexts, mailTextOf, usualMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, pageReply, refuse, reply } from '../../http/reply/reply.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { fromAddressOf, mailHead } from '../../mail/mail-frame.ts'
import { ownersAddress } from '../../mail/owners-address.ts'
import type { SettingsPart } from '../settings-part.ts'
import { composeSampleMail } from './compose-sample-mail.ts'

/** Number of a preview of mail (specification, section 2). */
const previewPageType = 301

type TextsByPurpose = Readonly<Record<WordedMailKind, MailText>>

export const mailTextsPart: SettingsPart<TextsByPurpose> = {
  present: ({ mailTexts, language }) =>
    byWordedMail((purpose) => mailTextOf(purpose, mailTexts, sayIn(language))),
  check: checkMailTexts,
  change: (site, texts) => ({ ...site, mailTexts: keptMailTexts(texts, sayIn(site.language)) }),
  summary: 'Changed the words of mail',
}

/** Answers what mail says that its owner did not change, in the language of the site. */
export async function getUsualMailTexts({
  store,
}: Exchange<typeof readUsualMailTextsCall>): Promise<AnswerTo<typeof readUsualMailTextsCall>> {
  const say = sayIn((await store.site.read()).language)
  return reply({ texts: byWordedMail((purpose) => usualMailText(purpose, say)) })
}

/** Answers a mail with sample content, as it would be written with some texts. */
export async function postMailPreview(
  exchange: Exchange<typeof previewMailCall>,
): Promise<AnswerTo<typeof previewMailCall>> {
  const { purpose, text } = exchange.body
  const errors = textErrors(purpose, text)
  if (errors) return refuse('fields-wrong', checkFieldsText, { errors })
  const site = withText(await exchange.store.site.read(), purpose, text)
  const mail = await preview(exchange, site, purpose)
  const fromAddress = fromAddressOf(site, homeOriginOf(site, exchange.services.publicUrl))
  return reply({
    from: fromAddress === null ? '' : mailHead(site, fromAddress).from,
    // Without a contact e-mail the owner reads what is the owner's.
    to: mail.to || ((await ownersAddress(site, exchange.store)) ?? ''),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  })
}

/** Shows a mail with sample content, as it would be written now. */
export async function getMailPreviewPage(
  exchange: Exchange<typeof mailPreviewPageCall>,
): Promise<AnswerTo<typeof mailPreviewPageCall>> {
  const mail = await preview(exchange, await exchange.store.site.read(), exchange.params.purpose)
  const html = mail.html.replace('<body ', `<body data-page-type="${previewPageType}" `)
  return pageReply(html, { headers: { 'x-robots-tag': 'noindex' } })
}

/** Says what is wrong with texts that were not saved; null for nothing. */
export function textErrors(purpose: WordedMailKind, text: MailText): Readonly<Record<string, string>> | null {
  const wrong = Object.entries(checkMailText(purpose, text))
  if (wrong.length === 0) return null
  return Object.fromEntries(wrong.map(([field, problem]) => [`text.${field}`, problem]))
}

/** A site as if these texts of a mail had been saved. */
export function withText(site: Site, purpose: WordedMailKind, text: MailText): Site {
  return { ...site, mailTexts: keptMailTexts({ ...site.mailTexts, [purpose]: text }, sayIn(site.language)) }
}

/** Links and pictures lead to where the panel is: the site's own address may not be known, or not be open yet. */
async function preview(
  {
    store,
    view,
    account,
    origin,
    services,
  }: Pick<Exchange, 'store' | 'view' | 'account' | 'origin' | 'services'>,
  site: Site,
  purpose: WordedMailKind,
): Promise<ComposedMail> {
  return composeSampleMail(purpose, {
    site,
    tables: store,
    origin,
    email: account?.email ?? '',
    fromAddress: fromAddressOf(site, origin) ?? '',
    look: readMailLook((await view()).designTokens),
    nowMs: services.clock(),
    panelHost: services.panelHost,
  })
}
