import { signInCall } from '@vitrine/contract/owners/session-calls'
import { type Assault, type Finding, findIf } from '../assault.ts'
import { type Battlefield, ownerAccount } from '../shop/grounds.ts'
import type { Answer } from '../wire/answer.ts'

/** How many attempts to sign in a network has, which are used up three times over. */
const allowed = signInCall.limit?.max ?? 0
const attempts = allowed * 3

/** Attempts are counted by the address that the nearest trusted proxy saw, an IPv6 network as one. */
export const limits: Assault = {
  name: 'limits',
  async run(grounds) {
    const behindProxy = await grounds.open({ TRUST_PROXY: '1' })
    const open = await grounds.open()
    try {
      const findings = [
        ...(await guess(behindProxy, 'an invented leftmost address', (at) => `10.9.8.${at}, 198.51.100.7`)),
        ...(await guess(behindProxy, 'one IPv6 /64', (at) => `2001:db8:0:1:${at.toString(16)}::${at}`)),
        ...(await guess(behindProxy, 'IPv4 written as IPv6', (at) =>
          at % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9',
        )),
        ...(await guess(behindProxy, 'one address from many ports', (at) => `203.0.113.77:${1_000 + at}`)),
        ...(await guess(open, 'X-Forwarded-For without a proxy', (at) => `192.0.2.${at}`)),
        ...(await othersGoOn(behindProxy)),
        ...(await ownerComesIn(behindProxy)),
        ...(await fillTheMap(behindProxy)),
      ]
      return { attempts: attempts * 5 + 20_000, findings }
    } finally {
      await behindProxy.shop.close()
      await open.shop.close()
    }
  },
}

function signIn(field: Battlefield, forwardedFor: string, email: string): Promise<Answer> {
  const client = field.client()
  const headers = { 'x-forwarded-for': forwardedFor }
  return client
    .sendJson('POST', '/api/panel/session', { email, password: 'a wrong password' }, headers)
    .finally(() => client.close())
}

/** Guesses at another account each time, so that nothing but the address can be what is counted. */
async function guess(
  field: Battlefield,
  how: string,
  addressOf: (at: number) => string,
): Promise<readonly Finding[]> {
  let passed = 0
  for (let at = 1; at <= attempts; at += 1) {
    const { status } = await signIn(field, addressOf(at), `${at}@${how.length}.example`)
    if (status !== 429) passed += 1
  }
  return findIf(
    passed > allowed,
    `${attempts} guesses by ${how}`,
    `${passed} were looked at, ${allowed} allowed`,
  )
}

/** Somebody in another network is not held up by the attacker's. */
async function othersGoOn(field: Battlefield): Promise<readonly Finding[]> {
  const { status } = await signIn(field, '2001:db8:0:2::1', 'somebody@else.example')
  return findIf(status === 429, 'a neighbouring IPv6 network after the guesses', 'it is refused too')
}

/** The owner's own device gets in while strangers guess at the account from everywhere. */
async function ownerComesIn(field: Battlefield): Promise<readonly Finding[]> {
  const owner = await field.owner()
  await owner.sendJson('DELETE', '/api/panel/session', {})
  for (let at = 0; at < 150; at += 1) await signIn(field, `198.18.${at}.1`, ownerAccount.email)
  const { email, password } = ownerAccount
  const answer = await owner.sendJson('POST', '/api/panel/session', { email, password })
  owner.close()
  return findIf(answer.status !== 200, 'the owner after 150 guesses of strangers', `${answer.status}`)
}

/** Twenty thousand addresses do not fill the memory. */
async function fillTheMap(field: Battlefield): Promise<readonly Finding[]> {
  const before = field.residentMegabytes()
  const client = field.client()
  await client.send({ path: '/' })
  for (let at = 0; at < 20_000; at += 50) {
    const some = Array.from({ length: 50 }, (_, offset) => at + offset)
    await Promise.all(
      some.map((number) =>
        client.send({
          path: '/api/content/items/000000000000000000000000/comments',
          headers: {
            'x-forwarded-for': `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`,
          },
        }),
      ),
    )
  }
  client.close()
  const grownBy = field.residentMegabytes() - before
  return findIf(grownBy > 120, '20,000 IPv6 networks', `${grownBy.toFixed(0)} MB held`)
}
