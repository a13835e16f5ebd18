import type { ListedMail } from './listed-mail.ts'

/** Why a mail stays as it is. */
export type MailProblem =
  | 'mail-sent'
  | 'mail-under-way'
  | 'mail-waits'
  | 'mail-not-awaited'
  | 'mail-not-given-up'

/** Why one is not sent again. */
export type SendAgainProblem = Exclude<MailProblem, 'mail-not-given-up'>

/** What is said of it. */
export const mailProblemText: Readonly<Record<MailProblem, string>> = {
  'mail-sent': 'It went out already.',
  'mail-under-way': 'This mail is being sent just now.',
  'mail-waits': 'It waits for its first attempt.',
  'mail-not-awaited': 'Nobody waits for this mail any more.',
  'mail-not-given-up': 'Only mail that was given up is removed: give it up first.',
}

/** What is looked at before a mail is sent again, given up or removed; `isUnderWay`: a server works on it. */
type Judged = Pick<ListedMail, 'state'> & { readonly isUnderWay: boolean }

/** Why a mail is not sent again; null: it is. `isAwaited`: not, where its reader was told by another one since it was given up, or left. */
export function sendAgainProblem(mail: Judged & { readonly isAwaited: boolean }): SendAgainProblem | null {
  if (mail.state === 'waiting' && !mail.isUnderWay) return 'mail-waits'
  return unsentProblem(mail) ?? (mail.isAwaited ? null : 'mail-not-awaited')
}

/** Why a mail is not given up, or has no further attempts to give up; null: it is. */
export function giveUpProblem(mail: Judged): MailProblem | null {
  return unsentProblem(mail)
}

/** Why a mail is not removed for good; null: it is. */
export function removeMailProblem(mail: Judged): MailProblem | null {
  return unsentProblem(mail) ?? (mail.state === 'dead' ? null : 'mail-not-given-up')
}

function unsentProblem({ state, isUnderWay }: Judged): 'mail-sent' | 'mail-under-way' | null {
  if (state === 'sent' || state === 'kept') return 'mail-sent'
  return isUnderWay ? 'mail-under-way' : null
}
