import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { composeLetter } from '../mail/compose-letter.ts'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { ownersWords } from '../mail/owners-words.ts'
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
  const { subject, opening } = ownersWords(purpose, site)
  const { howLong, unasked, label } = linkWords[purpose]
  const { sayComposed } = visitorWords(site.language)
  const letter = {
    to: email,
    subject,
    paragraphs: [`${opening} ${sayComposed(howLong)}`, unasked],
    link: { label, url: panelUrl },
    footer: [site.sender.footerLine].filter(Boolean),
  }
  return composeLetter({ site, linkUrl, look }, letter)
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
