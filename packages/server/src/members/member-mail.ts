import type { Site } from '@vitrine/domain/website/site'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead, shopName } from '../mail/mail-frame.ts'
import type { MailLook } from '../mail/mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from '../mail/render-mail.ts'

/** Asks for a confirmation, sets a new password, or tells that there is an account already. */
export type MemberMail = 'confirm' | 'reset' | 'known'

interface MemberMailPlace {
  readonly site: Site
  readonly origin: string
  readonly look: MailLook
  readonly to: string
  /** '' in a copy that others read. */
  readonly url: string
}

/** Composes a mail about a customer's account. */
export function composeMemberMail(
  mail: MemberMail,
  { site, origin, look, to, url }: MemberMailPlace,
): ComposedMail {
  const home = `${origin}/`
  const { subject, paragraphs, label } = words[mail](shopName(site))
  const parts: MailContents = {
    ...mailFrame(site, home),
    heading: subject,
    paragraphs,
    lines: [],
    totals: [],
    blocks: [],
    link: url === '' ? null : { label, url },
    footerLinks: [],
    language: site.language,
    look,
  }
  return {
    to,
    ...mailHead(site, fromAddressOf(site, home) ?? `no-reply@${new URL(origin).hostname}`),
    subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

interface MailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly label: string
}

const words: Readonly<Record<MemberMail, (shop: string) => MailWords>> = {
  confirm: (shop) => ({
    subject: `Confirm your account at ${shop}`,
    paragraphs: [
      'Open the link and enter the password that you chose: your account is made then.',
      'The link holds for a day. If you did not ask for an account, do nothing: without your confirmation there is none.',
    ],
    label: 'Confirm the address',
  }),
  reset: (shop) => ({
    subject: `A new password for your account at ${shop}`,
    paragraphs: [
      'Open the link to choose a new password. You are signed out everywhere else then.',
      'The link holds for an hour, and once. If you did not ask for it, do nothing: your password stays as it is.',
    ],
    label: 'Choose a new password',
  }),
  known: (shop) => ({
    subject: `You have an account at ${shop}`,
    paragraphs: [
      'Somebody, probably you, wanted to make an account with this address. There is one already, and nothing was changed.',
      'Sign in with your password. If you forgot it, choose “Forgot your password?” there.',
    ],
    label: 'Sign in',
  }),
}
