import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead, shopName } from '../mail/mail-frame.ts'
import type { MailLook } from '../mail/mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from '../mail/render-mail.ts'
import { type LinkPurpose, linkPurposes } from './owner-link.ts'

/** Whose mail it is, where its link leads, and how it looks. */
interface LinkMailContents {
  readonly site: Site
  readonly email: string
  /** At the site. */
  readonly linkUrl: string
  /** Where the panel has a host of its own: there. */
  readonly panelUrl?: string
  readonly look: MailLook
}

/** Composes the mail with a link for an owner. */
export function composeLinkMail(
  purpose: LinkPurpose,
  { site, email, linkUrl, panelUrl = linkUrl, look }: LinkMailContents,
): ComposedMail {
  const { hostname } = new URL(linkUrl)
  const values = { siteTitle: site.title, shopName: shopName(site) }
  const { subject, opening } = writeMailText(
    mailTextOf(purpose, site.mailTexts, sayIn(site.language)),
    values,
  )
  const { howLong, unasked, label } = linkWords[purpose]
  const { sayComposed } = visitorWords(site.language)
  const parts: MailContents = {
    ...mailFrame(site, linkUrl),
    heading: subject,
    paragraphs: [`${opening} ${sayComposed(howLong)}`, unasked],
    lines: [],
    totals: [],
    blocks: [],
    link: { label, url: panelUrl },
    footer: [site.sender.footerLine].filter(Boolean),
    language: site.language,
    look,
  }
  return {
    to: email,
    ...mailHead(site, fromAddressOf(site, linkUrl) ?? `no-reply@${hostname}`),
    subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

/** What follows the opening of such a mail, and the words of its button. */
const linkWords: Readonly<
  Record<LinkPurpose, { readonly howLong: string; readonly unasked: string; readonly label: string }>
> = {
  'sign-in': {
    howLong: `It works once, for ${linkPurposes['sign-in'].minutes} minutes, and only until you ask for another.`,
    unasked: 'If you did not ask for it, leave this mail alone: nobody comes in without the link.',
    label: 'Sign in',
  },
  password: {
    howLong: `It works once, for ${linkPurposes.password.minutes} minutes, and only until you ask for another. Whoever is signed in with your account is signed out then.`,
    unasked: 'If you did not ask for it, leave this mail alone: your password stays as it is.',
    label: 'Set a new password',
  },
}

/** What the mailbox says in the place of such a mail: others read the mailbox, and the link is for one reader. */
export function hiddenLinkMail(
  purpose: LinkPurpose,
  email: string,
): Pick<ComposedMail, 'subject' | 'text' | 'html'> {
  return {
    subject: `${purpose === 'sign-in' ? 'Sign-in link' : 'Link for a new password'} for ${email}`,
    text: 'What this mail said is for its reader alone: it is not kept.',
    html: '',
  }
}
