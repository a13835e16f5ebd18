import { isSameSignature, signText } from '../../services/signing/signature.ts'
import type { Exchange } from '../exchange.ts'
import type { ReplyCookie } from '../reply/reply.ts'
import type { VisitorCookies } from './visitor.ts'

/** How long a browser is known after the last sign-in. */
const knownSeconds = 365 * 24 * 3600

/** Who signs devices, and for which site. */
interface DeviceContext {
  readonly site: Pick<Exchange['site'], 'id'>
  readonly services: Pick<Exchange['services'], 'secret' | 'newToken'>
}

/** An account, of an owner or of a customer, that browsers have signed in to. */
interface DeviceAccount {
  readonly id: string
  readonly passwordHash: string
}

/** Whose account it is: a device that is known for one kind is none of the other. */
export type DeviceKind = 'owners' | 'members'

/** The cookie by which a browser is known again that has signed in to an account: signed by us, and worth nothing for another account. */
export function deviceCookie(kind: DeviceKind, account: DeviceAccount, place: DeviceContext): ReplyCookie {
  const id = place.services.newToken(12)
  const value = `${id}.${sign(id, { kind, account, place })}`
  return { name: `${deviceNames[kind]}${account.id}`, value, httpOnly: true, maxAgeSeconds: knownSeconds }
}

/** Takes it from a browser whose account is no more. */
export function forgottenDevice(kind: DeviceKind, accountId: string): ReplyCookie {
  return { name: `${deviceNames[kind]}${accountId}`, value: '', httpOnly: true, maxAgeSeconds: 0 }
}

/** The id of a browser that has signed in to an account before; null for strangers. With another password all are strangers again. */
export function knownDevice(
  kind: DeviceKind,
  account: DeviceAccount | undefined,
  exchange: DeviceContext & Pick<Exchange, 'visitor'>,
): string | null {
  const sent = account && exchange.visitor.hiddenCookie(`${deviceNames[kind]}${account.id}`)
  return sent ? deviceIdOf(sent, { kind, account, place: exchange }) : null
}

/** The id of an account that the browser has signed in to before, by its cookies alone; null for strangers. */
export async function knownAccount(
  kind: DeviceKind,
  { hiddenCookies }: Pick<VisitorCookies, 'hiddenCookies'>,
  place: DeviceContext & { readonly find: (id: string) => Promise<DeviceAccount | undefined> },
): Promise<string | null> {
  for (const [accountId, sent] of hiddenCookies(deviceNames[kind]).slice(0, mostDevices)) {
    const account = await place.find(accountId)
    if (account && deviceIdOf(sent, { kind, account, place }) !== null) return account.id
  }
  return null
}

const deviceNames: Readonly<Record<DeviceKind, string>> = { owners: 'device-', members: 'member-device-' }

/** So many accounts of one browser are looked at. */
const mostDevices = 5

interface Signed {
  readonly kind: DeviceKind
  readonly account: DeviceAccount
  readonly place: DeviceContext
}

function deviceIdOf(sent: string, signed: Signed): string | null {
  const [id = '', signature = ''] = sent.split('.', 2)
  return isSameSignature(signature, sign(id, signed)) ? id : null
}

function sign(id: string, { kind, account, place: { site, services } }: Signed): string {
  const what = kind === 'owners' ? 'device' : 'member device'
  const signature = signText(services.secret, [what, site.id, account.id, account.passwordHash, id])
  return signature.toString('base64url')
}
