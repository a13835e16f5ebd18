import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { sampleOf } from '@vitrine/contract/testing/invalid-samples'
import { guest } from '../../e2e/testing/guest.ts'
import { becomeOwner, type Owner } from '../../e2e/testing/owner.ts'
import { type Assault, type Finding, findIf } from '../assault.ts'
import { harvestIds, type KnownIds } from '../shop/harvest-ids.ts'
import type { Client } from '../wire/client.ts'

/** What one site's owner and visitors know of another opens nothing on their own, and nothing changes there. */
export const foreignIds: Assault = {
  name: 'foreign ids',
  async run(grounds) {
    const field = await grounds.open({ RATE_LIMITS: 'off' })
    try {
      const owner = await becomeOwner(field.shop)
      const ids = await harvestIds(field, owner)
      const stranger = await field.owner('second')
      const visitor = field.client('first')
      const before = await readBooks(owner, ids)
      const findings: Finding[] = []
      for (const call of allCalls.filter(asksForSomething)) {
        findings.push(...(await ask(stranger, call, ids, 'the other site')))
        if (call.policy.kind === 'owner') findings.push(...(await ask(visitor, call, ids, 'a visitor')))
      }
      const after = await readBooks(owner, ids)
      findings.push(...findIf(before !== after, 'the first site afterwards', after))
      return { attempts: allCalls.length * 2, findings }
    } finally {
      await field.shop.close()
    }
  },
}

/** Stands in an address for what the first site has none of. */
const unknownId = '0'.repeat(24)

function asksForSomething(call: Call): boolean {
  return call.name !== 'signOut' && call.name !== 'signIn' && call.name !== 'firstOwner'
}

async function ask(client: Client, call: Call, ids: KnownIds, who: string): Promise<readonly Finding[]> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(ids[name] ?? unknownId),
  )
  const query = call.method === 'GET' ? `?${new URLSearchParams(ids)}` : ''
  const sample = sampleOf(call.body)
  const body = typeof sample === 'object' && sample !== null ? { ...sample, ...knownIn(sample, ids) } : sample
  const answer =
    call.method === 'GET'
      ? await client.send({ path: path + query })
      : await client.sendJson(call.method, path + query, body)
  const names = [guest.email, ids.orderId ?? '', ids.cartToken ?? ''].filter((name) => name !== '')
  // A refusal may name the id that it was given, and nothing else of it.
  const leak = answer.status < 400 && names.find((name) => answer.body.includes(name))
  const isDone = path !== call.path && answer.status < 300 && call.method !== 'GET'
  return [
    ...findIf(Boolean(leak), `${call.method} ${path} by ${who}`, `${answer.status} tells ${leak}`),
    ...findIf(isDone, `${call.method} ${path} by ${who}`, `${answer.status} ${answer.body}`),
  ]
}

function knownIn(sample: object, ids: KnownIds): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => Object.hasOwn(sample, name)))
}

/** What the first site's owner sees of the things that were asked for. */
async function readBooks(owner: Owner, { orderId, productId, itemId }: KnownIds): Promise<string> {
  const paths = [
    `/api/panel/orders/${orderId}`,
    `/api/panel/products/${productId}`,
    `/api/content/items/${itemId}/comments`,
    '/api/panel/notices',
    '/api/panel/settings/visibility',
  ]
  const answers = await Promise.all(paths.map((path) => owner.http.get(path)))
  return JSON.stringify(await Promise.all(answers.map(async (each) => [each.status, await each.text()])))
}
