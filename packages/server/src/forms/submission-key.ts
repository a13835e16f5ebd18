import { createHmac, timingSafeEqual } from 'node:crypto'
import { formLimits } from '@vitrine/domain/forms/form-limits'

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
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signed))) return 'foreign'
  const ageMs = nowMs - Number(seconds) * 1000
  return ageMs <= formLimits.keyLifeMs && ageMs > -1000 ? 'right' : 'expired'
}

function sign(secret: string, { websiteId, session, formId }: KeyOwner, said: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['form key', websiteId, session, formId, said]))
    .digest('base64url')
}
