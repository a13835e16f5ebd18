import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account } from '../../store/accounts.ts'
import type { Exchange } from '../exchange.ts'
import type { ReplyCookie } from '../reply.ts'

/** How long a browser is known after the last sign-in. */
const knownSeconds = 365 * 24 * 3600

/** Who signs devices, and for which site. */
type Place = Pick<Exchange, 'site' | 'services'>

/** The cookie by which a browser is known again that has signed in to an account: signed by us, and worth nothing for another account. */
export function deviceCookie(account: Account, place: Place): ReplyCookie {
  const id = place.services.newToken(12)
  const value = `${id}.${sign(id, account, place)}`
  return { name: nameOf(account), value, httpOnly: true, maxAgeSeconds: knownSeconds }
}

/** The id of a browser that has signed in to an account before; null for strangers. With another password all are strangers again. */
export function knownDevice(
  account: Account | undefined,
  exchange: Place & Pick<Exchange, 'visitor'>,
): string | null {
  const sent = account && exchange.visitor.hiddenCookie(nameOf(account))
  if (!account || !sent) return null
  const [id = '', signature = ''] = sent.split('.', 2)
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(id, account, exchange))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function nameOf({ id }: Account): string {
  return `device-${id}`
}

function sign(id: string, account: Account, { site, services }: Place): string {
  const text = `device ${site.id} ${account.id} ${account.passwordHash} ${id}`
  return createHmac('sha256', services.secret).update(text).digest('base64url')
}
