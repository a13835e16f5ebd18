import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { type Assault, type Finding, findIf } from '../assault.ts'
import type { Battlefield } from '../shop/grounds.ts'
import { tellsInsides } from '../wire/answer.ts'
import type { Client } from '../wire/client.ts'
import { findInEach } from '../wire/find-in-each.ts'

/** As large as the body of a visitor may be, and a little less. */
const bodyBytes = 250_000
/** How long a look at the server's health may take while such bodies come in; without a bound it took seconds. */
const longestWaitMs = 1_000

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const names = Array.from({ length: 30_000 }, (_, at) => at.toString(36).padStart(3, 'n'))

/** What is small for its bytes, and much for its parts. */
const bodies: readonly { readonly kind: string; readonly type: string; readonly body: string }[] = [
  { kind: 'names of a form', type: form, body: names.join('&') },
  { kind: 'signs between fields', type: form, body: '&'.repeat(bodyBytes) },
  { kind: 'names', type: json, body: `{${names.map((name) => `"${name}":1`).join()}}`.slice(0, bodyBytes) },
  { kind: 'values', type: json, body: `{"value":[${'1,'.repeat(bodyBytes / 2 - 10)}1]}` },
  { kind: 'lists in lists', type: json, body: '['.repeat(bodyBytes / 2) + ']'.repeat(bodyBytes / 2) },
]

/** Calls that read a file as it comes in, or one press of a mail program, or a message that its sender signed. */
const readsOtherwise = ['takePaymentEvent', 'takeMailEvents', 'signOut']
const changes = allCalls.filter(
  (call) => call.method !== 'GET' && call.upload === undefined && !readsOtherwise.includes(call.name),
)

/** Bodies of tens of thousands of parts are refused before one of the parts is read, by every call that changes something. */
export const manyParts: Assault = {
  name: 'many-parts',
  async run(grounds) {
    const field = await grounds.open({ RATE_LIMITS: 'off' })
    try {
      const owner = await field.owner()
      const findings = await findInEach(changes, (call) => sendTo(owner, call))
      findings.push(...(await othersGoOn(field)))
      owner.close()
      return { attempts: changes.length * bodies.length + 30, findings }
    } finally {
      await field.shop.close()
    }
  },
}

async function sendTo(owner: Client, call: Call): Promise<readonly Finding[]> {
  const path = call.path.replaceAll(/:\w+/g, '0'.repeat(24))
  const findings: Finding[] = []
  for (const { kind, type, body } of bodies) {
    const answer = await owner.send({ method: call.method, path, headers: { 'content-type': type }, body })
    const isRight = answer.status === 413 && !tellsInsides(answer.body)
    findings.push(
      ...findIf(!isRight, `${call.method} ${path}, many ${kind}`, `${answer.status} ${answer.body}`),
    )
  }
  return findings
}

/** Strangers post such bodies six at a time, and the server still says that it is well. */
async function othersGoOn(field: Battlefield): Promise<readonly Finding[]> {
  const [stranger, watcher] = [field.client(), field.client()]
  const headers = { origin: `http://${field.hosts.first}` }
  let longestMs = 0
  for (const { type, body } of bodies) {
    const posts = Array.from({ length: 6 }, () =>
      stranger.send({ method: 'POST', path: '/cart', headers: { ...headers, 'content-type': type }, body }),
    )
    const begunAt = performance.now()
    await watcher.send({ path: '/health' })
    longestMs = Math.max(longestMs, performance.now() - begunAt)
    await Promise.all(posts)
  }
  stranger.close()
  watcher.close()
  return findIf(
    longestMs > longestWaitMs,
    'bodies of many parts, six at a time',
    `${longestMs.toFixed(0)} ms`,
  )
}
