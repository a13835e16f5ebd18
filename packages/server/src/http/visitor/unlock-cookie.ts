import type { FoundLock } from '@vitrine/domain/website/lock'
import { isSameSignature, signText } from '../../services/signing/signature.ts'
import type { ReplyCookie } from '../reply/reply.ts'
import { cookieName, readCookies } from './cookies.ts'

/** How long a browser that knew the password is let in. */
const openSeconds = 14 * 24 * 3600

/** The cookie of a browser whose visitor knew the password of a lock; with another password it opens nothing. */
export function unlockCookie(
  found: FoundLock,
  { secret, websiteId }: { readonly secret: string; readonly websiteId: string },
): ReplyCookie {
  const value = keyText(secret, websiteId, found)
  return { name: keyName(found.scope), value, httpOnly: true, maxAgeSeconds: openSeconds }
}

/** Whether a browser was let in before: its cookie is signed by us, for this site, lock and password. */
export function isUnlocked(
  cookieHeader: string | undefined,
  found: FoundLock,
  {
    secret,
    websiteId,
    isHttps,
  }: { readonly secret: string; readonly websiteId: string; readonly isHttps: boolean },
): boolean {
  const sent = readCookies(cookieHeader)[cookieName(keyName(found.scope), { httpOnly: true, isHttps })]
  return sent !== undefined && isSameSignature(sent, keyText(secret, websiteId, found))
}

function keyName(scope: string): string {
  return `unlocked-${scope}`
}

function keyText(secret: string, websiteId: string, { scope, lock }: FoundLock): string {
  return signText(secret, ['unlock', websiteId, scope, lock.passwordHash]).toString('base64url')
}
