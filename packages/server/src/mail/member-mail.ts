import type { MailPurpose } from '@vitrine/domain/website/settings/mail/mail-purposes'
import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { ComposedMail } from './composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead, shopName } from './mail-frame.ts'
import type { MailLook } from './mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from './render-mail.ts'

/** A mail about a customer's account. */
export type MemberMail = Extract<MailPurpose, `account-${string}`>

/** Whether a purpose is about a customer's account. */
export function isMemberMail(purpose: MailPurpose): purpose is MemberMail {
  return purpose.startsWith('account-')
}

interface MemberMailPlace {
  readonly site: Site
  readonly origin: string
  readonly look: MailLook
  readonly to: string
  /** '' in a copy that others read. */
  readonly url: string
  /** What was changed, of a mail that tells so. */
  readonly changes?: readonly string[]
}

/** Composes such a mail in the words of its owner. How long a link holds, and what to do who did not ask, is always said. */
export function composeMemberMail(
  mail: MemberMail,
  { site, origin, look, to, url, changes = [] }: MemberMailPlace,
): ComposedMail {
  const home = `${origin}/`
  const values = { siteTitle: site.title, shopName: shopName(site) }
  const { subject, opening } = writeMailText(mailTextOf(mail, site.mailTexts, sayIn(site.language)), values)
  const { text, label } = further[mail]
  const parts: MailContents = {
    ...mailFrame(site, home),
    heading: subject,
    paragraphs: [opening, ...changes, text],
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

/** What a mail says beside the owner's words. */
const further: Readonly<Record<MemberMail, { readonly text: string; readonly label: string }>> = {
  'account-confirm': {
    text: 'The link holds for a day. If you did not ask for an account, do nothing: without your confirmation there is none.',
    label: 'Confirm the address',
  },
  'account-join': {
    text: 'The link holds for a day. If you did not ask for an account, do nothing: without your confirmation there is none.',
    label: 'Confirm the address',
  },
  'account-invited': {
    text: 'The link holds for a day. If you did not ask for an account, do nothing: without your confirmation there is none.',
    label: 'Choose a password',
  },
  'account-known': {
    text: 'Sign in with your password. If you forgot it, choose “Forgot your password?” there.',
    label: 'Sign in',
  },
  'account-reset': {
    text: 'The link holds for an hour, and once. If you did not ask for it, do nothing: your password stays as it is.',
    label: 'Choose a new password',
  },
  'account-move': {
    text: 'The link holds for a day, and once. If you did not ask for it, do nothing: no account is moved without your confirmation.',
    label: 'Confirm the address',
  },
  'account-changed': {
    text: 'You were signed out everywhere else. If this was not you, answer this mail at once.',
    label: 'To your account',
  },
  'account-erased': {
    text: 'Orders stay in the books of the shop, as the law demands. If this was not you, answer this mail at once.',
    label: '',
  },
}
