import { noPasskeyTexts, passkeyPlace } from '@vitrine/domain/owners/passkey-place'

/** Why passkeys cannot be used in this browser at its address, in words; null: they can. `origin` is where the server has the panel. */
export function passkeyProblem(origin: string): string | null {
  if (origin !== location.origin)
    return `Passkeys of this site work at ${origin}/config. Open the panel there.`
  const place = passkeyPlace(origin)
  if (!place.ok) return noPasskeyTexts[place.problem]
  return 'PublicKeyCredential' in window ? null : 'This browser knows no passkeys. A newer one does.'
}

/** Whether a passkey that belongs to one of these hosts can be used here. */
export function canUseAt(hosts: readonly string[]): boolean {
  return hosts.includes(location.hostname) && passkeyProblem(location.origin) === null
}
