import { isPrivate, type Lock } from '../lock.ts'
import { maskedSecret } from './masked-secret.ts'

/** Who may see a site. */
export interface Visibility {
  /** Everybody, those who know the password, or only those who are signed in. */
  readonly visibility: 'public' | 'password' | 'private'
  /** The placeholder of secrets while one is kept; '' for none. */
  readonly password: string
  readonly headline: string
  readonly bodyHtml: string
}

/** Who may see a site, without the password itself. */
export function visibilityOf(lock: Lock | null): Visibility {
  if (lock === null) return { visibility: 'public', password: '', headline: '', bodyHtml: '' }
  const { headline, bodyHtml } = lock
  if (isPrivate(lock)) return { visibility: 'private', password: '', headline, bodyHtml }
  return { visibility: 'password', password: maskedSecret, headline, bodyHtml }
}

/** The password that was newly chosen; null where the one that is kept is to stay. */
export function newPassword({ visibility, password }: Visibility): string | null {
  return visibility === 'password' && password.trim() !== '' && password !== maskedSecret ? password : null
}

/** Says what is wrong with a choice, by field; `lock` is what is kept. */
export function checkVisibility(chosen: Visibility, lock: Lock | null): Readonly<Record<string, string>> {
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
