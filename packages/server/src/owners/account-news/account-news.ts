import { accountChangeTexts } from '@vitrine/domain/members/account-change-texts'

/** The kind of the jobs that tell somebody who works on a site what was changed of their account. */
export const accountNewsJobKind = 'account-news-mail'

/** What they are told by mail, as a stranger at their account would do it first. */
type AccountNews = keyof typeof accountNewsTexts

/** How that is said. */
export const accountNewsTexts = {
  ...accountChangeTexts,
  'factor-off': 'The second factor was turned off: the password alone is asked for.',
  'app-off': 'The codes of the app were turned off: a passkey is asked for after the password.',
  'passkey-removed': 'A passkey was removed.',
  'passkey-added': 'A passkey was added, by which one signs in without the password.',
} as const

/** What the outbox keeps of such a mail. */
export interface AccountNewsPayload {
  readonly news: AccountNews
  readonly to: string
}

/** Reads what the outbox keeps. */
export function readAccountNews(payload: unknown): AccountNewsPayload {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const { news, to } = fields
  if (typeof news !== 'string' || typeof to !== 'string' || !isAccountNews(news))
    throw new Error(
      'Somebody is to be told what was changed of their account, but the job does not say what.',
    )
  return { news, to }
}

function isAccountNews(word: string): word is AccountNews {
  return Object.hasOwn(accountNewsTexts, word)
}
