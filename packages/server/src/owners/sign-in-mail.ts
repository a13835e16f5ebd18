import type { Site } from '@vitrine/domain/website/site'
import type { ComposedMail } from '../mail/composed-mail.ts'
import type { MailLook } from '../mail/mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from '../mail/render-mail.ts'
import { signInLinkMinutes } from './sign-in-link.ts'

/** Whose mail it is, where its link leads, and how it looks. */
interface SignInMailContents {
  readonly site: Site
  readonly email: string
  readonly linkUrl: string
  readonly look: MailLook
}

/** Composes the mail with a link that signs in. */
export function composeSignInMail({ site, email, linkUrl, look }: SignInMailContents): ComposedMail {
  const { origin, hostname } = new URL(linkUrl)
  const parts: MailContents = {
    shopName: site.store.businessName || site.title,
    siteTitle: site.title,
    logoUrl: site.logo ? `${new URL(site.logo.assetUrl, origin)}?format=500w` : null,
    homeUrl: `${origin}/`,
    heading: `Sign in to ${site.title}`,
    paragraphs: [
      `This link signs you in to the panel of ${site.title}. It works once, for ${signInLinkMinutes} minutes, and only until you ask for another.`,
      'If you did not ask for it, leave this mail alone: nobody comes in without the link.',
    ],
    lines: [],
    totals: [],
    blocks: [],
    link: { label: 'Sign in', url: linkUrl },
    footer: [],
    language: site.language,
    look,
  }
  return {
    to: email,
    from: site.contactEmail || `no-reply@${hostname}`,
    subject: `Sign in to ${site.title}`,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

/** What the mailbox says in the place of such a mail: others read the mailbox, and the link is for one reader. */
export function hiddenSignInMail(email: string): Pick<ComposedMail, 'subject' | 'text' | 'html'> {
  return {
    subject: `Sign-in link for ${email}`,
    text: 'What this mail said is for its reader alone: it is not kept.',
    html: '',
  }
}
