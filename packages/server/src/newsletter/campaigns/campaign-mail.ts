import { asOneLine } from '@vitrine/domain/limits/one-line'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { CampaignContent } from '@vitrine/domain/newsletter/campaigns/campaign'
import { fillReaderFields } from '@vitrine/domain/newsletter/campaigns/reader-fields'
import type { NewsletterList } from '@vitrine/domain/newsletter/newsletter-list'
import { newsletterWordsOf } from '@vitrine/domain/newsletter/words/words-of'
import type { Site } from '@vitrine/domain/website/site'
import { escapeHtml } from '@vitrine/site/html/escape'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead, shopName } from '../../mail/mail-frame.ts'
import { mailPage } from '../../mail/render/mail-page.ts'
import { blocksHtml, blocksText } from './render-blocks.ts'
import type { ShownThings } from './shown-things.ts'

/** What is the same for all readers of a campaign. */
export interface CampaignMailContext {
  readonly site: Site
  /** Undefined while the list of a draft is not there. */
  readonly list: NewsletterList | undefined
  /** Scheme and host of the site. */
  readonly origin: string
  readonly look: MailLook
  readonly shown: ShownThings
  /** The ids of the addresses that its links lead to, where readers may agree to be measured; null: nobody is asked. */
  readonly links: ReadonlyMap<string, string> | null
}

/** Whom a mail of a campaign is for. */
export interface CampaignReader {
  readonly email: string
  readonly name: string
  readonly unsubscribeUrl: string
  /** Says where a link leads instead, for those who agreed to be measured; null: links stay. */
  readonly measuring: { linkTo(url: string): string; readonly pixelUrl: string } | null
}

/** Writes the mail of a campaign to one reader. */
export function composeCampaignMail(
  content: CampaignContent,
  reader: CampaignReader,
  context: CampaignMailContext,
): ComposedMail {
  const { site, origin, look } = context
  const blocks = { origin, look, shown: context.shown, reader }
  const subject = subjectFor(content, reader)
  const frame = mailFrame(site, `${origin}/`)
  const words = newsletterWordsOf(site.language).mail
  const why = words.campaignWhy(shopName(site))
  const body = blocksHtml(content.blocks, blocks)
  const html = mailPage(
    {
      ...frame,
      footer: [...frame.footer, why],
      footerLinks: [{ label: words.unsubscribe, url: reader.unsubscribeUrl }],
      language: site.language,
      look,
    },
    {
      title: subject,
      preview: fillReaderFields(asOneLine(content.preheader), reader),
      body: reader.measuring === null ? body : measured(body, reader.measuring),
    },
  )
  const foot = [frame.shopName, ...frame.footer, why, `${words.unsubscribe}: ${reader.unsubscribeUrl}`]
  return {
    to: reader.email,
    ...campaignHead(content, context),
    subject,
    text: `${blocksText(content.blocks, blocks)}\n\n--\n${foot.join('\n')}\n`,
    html,
  }
}

/** In whose name a campaign is written, and where answers to it go. */
export function campaignHead(
  { senderName, replyTo }: CampaignContent,
  { site, list, origin }: Pick<CampaignMailContext, 'site' | 'list' | 'origin'>,
): Pick<ComposedMail, 'from' | 'replyTo'> {
  const displayName = senderName || list?.senderName || site.sender.displayName
  const sender = { ...site.sender, displayName, replyTo: replyTo || site.sender.replyTo }
  const address = fromAddressOf(site, `${origin}/`) ?? `no-reply@${new URL(origin).hostname}`
  return mailHead({ sender }, address)
}

/** A name may hold line breaks, which the head of a mail must not. */
function subjectFor({ subject }: CampaignContent, reader: CampaignReader): string {
  return asOneLine(fillReaderFields(subject, reader)).slice(0, 400)
}

/** The addresses that the links of a campaign lead to. */
export function linksOf(
  { blocks }: Pick<CampaignContent, 'blocks'>,
  { origin, look, shown }: Pick<CampaignMailContext, 'origin' | 'look' | 'shown'>,
): readonly string[] {
  const body = blocksHtml(blocks, { origin, look, shown, reader: { name: '' } })
  return [...body.matchAll(linkPattern)].map(([, , address = '']) => unescaped(address))
}

const linkPattern = /(<a\b[^>]*?\bhref=")(https?:[^"]*)"/gi

function measured(body: string, { linkTo, pixelUrl }: NonNullable<CampaignReader['measuring']>): string {
  const links = body.replace(
    linkPattern,
    (_, before: string, address: string) => `${before}${escapeHtml(linkTo(unescaped(address)))}"`,
  )
  return `${links}\n<tr><td><img src="${escapeHtml(pixelUrl)}" alt="" width="1" height="1" style="display:block;border:0"></td></tr>`
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
