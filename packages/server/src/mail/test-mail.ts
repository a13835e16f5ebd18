import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { ComposedMail } from './composed-mail.ts'
import { mailFrame, mailHead, shopName } from './mail-frame.ts'
import type { MailLook } from './mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from './render-mail.ts'

interface TestMailPlace {
  readonly site: Site
  /** Where the site is; null while that is not known. */
  readonly origin: string | null
  readonly fromAddress: string
  readonly to: string
  readonly look: MailLook
}

/** Composes the mail by which owners see that mail arrives. */
export function composeTestMail({ site, origin, fromAddress, to, look }: TestMailPlace): ComposedMail {
  const say = sayIn(site.language)
  const values = { siteTitle: site.title, shopName: shopName(site) }
  const { subject, opening } = writeMailText(mailTextOf('test', site.mailTexts, say), values)
  const parts: MailContents = {
    ...mailFrame(site, origin),
    heading: subject,
    paragraphs: [`${opening} ${say('Answer it to see where answers go.')}`],
    lines: [],
    totals: [],
    blocks: [],
    link: null,
    language: site.language,
    look,
  }
  return {
    to,
    ...mailHead(site, fromAddress),
    subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}
