import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account, AccountRecords } from '@vitrine/store/owners/accounts'
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

/** The cookie by which a browser is known again that has signed in to an account: signed by us, and worth nothing for another account. */
export function deviceCookie(account: Account, place: DeviceContext): ReplyCookie {
  const id = place.services.newToken(12)
  const value = `${id}.${sign(id, account, place)}`
  return { name: `${deviceName}${account.id}`, value, httpOnly: true, maxAgeSeconds: knownSeconds }
}

/** The id of a browser that has signed in to an account before; null for strangers. With another password all are strangers again. */
export function knownDevice(
  account: Account | undefined,
  exchange: DeviceContext & Pick<Exchange, 'visitor'>,
): string | null {
  const sent = account && exchange.visitor.hiddenCookie(`${deviceName}${account.id}`)
  return sent ? deviceIdOf(sent, account, exchange) : null
}

/** An account that the browser has signed in to before, by its cookies alone; null for strangers. */
export async function knownAccount(
  { hiddenCookies }: Pick<VisitorCookies, 'hiddenCookies'>,
  accounts: Pick<AccountRecords, 'find'>,
  place: DeviceContext,
): Promise<Account | null> {
  for (const [accountId, sent] of hiddenCookies(deviceName).slice(0, mostDevices)) {
    const account = await accounts.find(accountId)
    if (account && deviceIdOf(sent, account, place) !== null) return account
  }
  return null
}

const deviceName = 'device-'

/** So many accounts of one browser are looked at. */
const mostDevices = 5

function deviceIdOf(sent: string, account: Account, place: DeviceContext): string | null {
  const [id = '', signature = ''] = sent.split('.', 2)
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(id, account, place))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function sign(id: string, account: Account, { site, services }: DeviceContext): string {
  const text = `device ${site.id} ${account.id} ${account.passwordHash} ${id}`
  return createHmac('sha256', services.secret).update(text).digest('base64url')
}
