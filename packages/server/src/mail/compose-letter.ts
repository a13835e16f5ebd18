import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import type { ComposedMail } from './composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead } from './mail-frame.ts'
import { renderMailHtml } from './render/render-html.ts'
import { renderMailText } from './render/render-text.ts'

/** Whose mail it is. */
export interface LetterPlace {
  readonly site: Site
  /** An address of the site; null while that is not known: the mail has no pictures and no links of the frame then. */
  readonly linkUrl: string | null
  readonly look: MailLook
}

/** What a mail says; parts that are left out are empty. */
export interface Letter extends Partial<Omit<MailContents, 'paragraphs' | 'language' | 'look'>> {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Who answers go to, where that is not the site. */
  readonly replyTo?: string | undefined
  /** Where a mail comes from while the site has no address of its own. */
  readonly fromAddress?: string | undefined
}

/** Composes a mail of a site, its subject above its words unless it has another heading. Throws where nothing tells an address that it could come from. */
export function composeLetter(
  { site, linkUrl, look }: LetterPlace,
  { to, subject, replyTo, fromAddress, ...said }: Letter,
): ComposedMail {
  const parts: MailContents = {
    ...mailFrame(site, linkUrl),
    heading: subject,
    lines: [],
    totals: [],
    blocks: [],
    link: null,
    ...said,
    language: site.language,
    look,
  }
  return {
    to,
    ...mailHead(site, fromAddressOf(site, linkUrl) ?? fromAddress ?? failWithoutAddress()),
    ...(replyTo ? { replyTo } : {}),
    // What is marked was a trial: nobody takes it for a sale in a list of mails.
    subject: parts.mark === null ? subject : `[Test] ${subject}`,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

function failWithoutAddress(): never {
  throw new Error(
    'the shop has no contact address, and the address of the site is not known. Set PUBLIC_URL, then try again.',
  )
}
