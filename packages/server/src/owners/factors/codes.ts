import { randomBytes } from 'node:crypto'
import { codeShape, recoveryCodeCount } from '@vitrine/domain/owners/second-factor'
import { Secret, TOTP } from 'otpauth'
import { signText } from '../../services/signing/signature.ts'

/** Makes a secret for an app: 160 bits, as RFC 4226 advises; in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an app reads from a picture. */
export function otpauthUri(
  secret: string,
  { site, email }: { readonly site: string; readonly email: string },
): string {
  return totpOf(secret, { issuer: site, label: email }).toString()
}

/** The time step that a code of the app belongs to, a step early or late at most; null for a wrong code. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: 1 })
  return delta === null ? null : Math.floor(nowMs / (codeShape.seconds * 1000)) + delta
}

function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  const { digits, seconds: period } = codeShape
  return new TOTP({ ...names, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) })
}

/** Letters and digits that are not taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes codes on paper, such as k3mw-9txa-hp2q: 59 random bits each. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: 12 }, randomLetter).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** Bytes past the last whole round of the alphabet are drawn again, so that no letter is likelier. */
function randomLetter(): string {
  const most = 256 - (256 % alphabet.length)
  for (;;) {
    const [byte = most] = randomBytes(1)
    if (byte < most) return alphabet[byte % alphabet.length] ?? ''
  }
}

/** What is kept of a code on paper; how it was typed makes no difference. Keyed, as 59 bits could be tried one by one. */
export function hashRecoveryCode(code: string, accountId: string, installationSecret: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return signText(installationSecret, ['recovery', accountId, letters]).toString('hex')
}
