import { createHash } from 'node:crypto'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { SiteTables } from '@vitrine/store/store'
import { isSameSignature, signList } from '../services/signing/signature.ts'

/** Whose key it is, and for which form; '' for any. */
export interface KeyOwner {
  readonly websiteId: string
  /** A hash of the visitor's cookie. */
  readonly session: string
  readonly formId: string
}

interface KeyContext {
  readonly secret: string
  readonly nowMs: number
}

/** What a key comes to: taken as it is, of somebody else or made up, or one that does not hold any more. */
export type KeyVerdict = 'right' | 'foreign' | 'expired'

/** Makes a key to one submission (platform reference, section 3.3): `1:<epoch s>:<what cannot be guessed>`. */
export function makeKey(
  owner: KeyOwner,
  { secret, nowMs, nonce }: KeyContext & { readonly nonce: string },
): string {
  const seconds = String(Math.floor(nowMs / 1000))
  const isOfForm = owner.formId === '' ? 'a' : 'f'
  return `1:${seconds}:${isOfForm}${nonce}.${sign(secret, owner, `${seconds}:${nonce}`)}`
}

/** Judges a key that came with a submission of a form. */
export function judgeKey(key: string, owner: KeyOwner, { secret, nowMs }: KeyContext): KeyVerdict {
  const read = /^1:(\d{1,15}):([af])([\w-]{8,64})\.([\w-]{43})$/.exec(key)
  if (!read) return 'foreign'
  const [, seconds = '', kind, nonce = '', signature = ''] = read
  const signed = sign(secret, kind === 'a' ? { ...owner, formId: '' } : owner, `${seconds}:${nonce}`)
  if (!isSameSignature(signature, signed)) return 'foreign'
  const ageMs = nowMs - Number(seconds) * 1000
  return ageMs <= formLimits.keyLifeMs && ageMs > -1000 ? 'right' : 'expired'
}

/** What is kept of a key that was used. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Notes what was sent with a key; false: the same was sent with it before. */
export function markSent(
  { submissions }: SiteTables,
  { key, formId, values }: Pick<Submission, 'formId' | 'values'> & { readonly key: string },
  nowMs: number,
): Promise<boolean> {
  return submissions.useKey(hashedKey(JSON.stringify(['sent', key, formId, values])), nowMs)
}

function sign(secret: string, { websiteId, session, formId }: KeyOwner, said: string): string {
  return signList(secret, ['form key', websiteId, session, formId, said]).toString('base64url')
}
