import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { AccountMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { Site } from '@vitrine/domain/website/site'
import { composeLetter } from './compose-letter.ts'
import type { ComposedMail } from './composed-mail.ts'
import { ownersWords } from './owners-words.ts'

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
  mail: AccountMailKind,
  { site, origin, look, to, url, changes = [] }: MemberMailPlace,
): ComposedMail {
  const { subject, opening } = ownersWords(mail, site)
  const { text, label } = further[mail]
  const letter = {
    to,
    subject,
    paragraphs: [opening, ...changes, text],
    link: url === '' || label === '' ? null : { label, url },
  }
  return composeLetter({ site, linkUrl: `${origin}/`, look }, letter)
}

/** What a mail says beside the owner's words. */
interface Further {
  readonly text: string
  /** What the link is called; '' where there is nothing to open. */
  readonly label: string
}

const further: Readonly<Record<AccountMailKind, Further>> = {
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
