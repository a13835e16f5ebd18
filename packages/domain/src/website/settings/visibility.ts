import { isTestMode } from '../../payments/test-mode.ts'
import { isPrivate, type Lock } from '../lock.ts'
import type { Site } from '../site.ts'
import { maskedSecret } from './masked-secret.ts'

/** Who may see a site. */
export interface Visibility {
  /** Everybody, those who know the password, or only those who are signed in. */
  readonly visibility: 'public' | 'password' | 'private'
  /** The placeholder of secrets while one is kept; '' for none. */
  readonly password: string
  readonly headline: string
  readonly bodyHtml: string
  /** Whether the shop takes test cards: told, not changed here. */
  readonly isTestMode: boolean
  /** Whether an owner said that visitors of the open site may order by test cards. */
  readonly isTestChosen: boolean
}

/** What is said where nobody chose that visitors of an open site may order by test cards. */
export const testModeUnchosenText =
  'Please tick this: everybody can see your site, and could order without paying.'

/** Who may see a site, without the password itself. */
export function visibilityOf(site: Pick<Site, 'lock' | 'lockWords' | 'store'>): Visibility {
  const { lock, lockWords = noWords } = site
  const { payments } = site.store
  const test = { isTestMode: isTestMode(payments), isTestChosen: payments.isTestChosen ?? false }
  if (lock === null) return { visibility: 'public', password: '', ...lockWords, ...test }
  const { headline, bodyHtml } = lock
  if (isPrivate(lock)) return { visibility: 'private', password: '', headline, bodyHtml, ...test }
  return { visibility: 'password', password: maskedSecret, headline, bodyHtml, ...test }
}

const noWords = { headline: '', bodyHtml: '' }

/** What an open site keeps to say when it is closed again; undefined where nothing was ever written, or where its lock says it. */
export function keptWords({ visibility, headline, bodyHtml }: Visibility): Site['lockWords'] {
  const isWritten = headline.trim() !== '' || bodyHtml !== ''
  return visibility === 'public' && isWritten ? { headline: headline.trim(), bodyHtml } : undefined
}

/** The password that was newly chosen; null where the one that is kept is to stay. */
export function newPassword({ visibility, password }: Visibility): string | null {
  return visibility === 'password' && password.trim() !== '' && password !== maskedSecret ? password : null
}

/** Says what is wrong with a choice, by field; a site in test mode opens only where that was chosen. */
export function checkVisibility(
  chosen: Visibility,
  { lock, store }: Pick<Site, 'lock' | 'store'>,
): Readonly<Record<string, string>> {
  const opens = chosen.visibility === 'public' && lock !== null
  if (opens && isTestMode(store.payments) && !chosen.isTestChosen)
    return { isTestChosen: testModeUnchosenText }
  const hasPassword = newPassword(chosen) !== null || (lock !== null && !isPrivate(lock))
  return chosen.visibility === 'password' && !hasPassword ? { password: 'Please choose a password.' } : {}
}

/** The lock that a choice comes to; `newHash` is that of a new password, null where the one that is kept stays. */
export function lockFor(
  { visibility, headline, bodyHtml }: Visibility,
  {
    kept,
    newHash,
    siteTitle,
  }: { readonly kept: Lock | null; readonly newHash: string | null; readonly siteTitle: string },
): Lock | null {
  if (visibility === 'public') return null
  const passwordHash = visibility === 'private' ? '' : (newHash ?? kept?.passwordHash ?? '')
  return { passwordHash, headline: headline.trim() || siteTitle, bodyHtml }
}
