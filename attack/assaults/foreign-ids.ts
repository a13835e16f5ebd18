import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { sampleOf } from '@vitrine/contract/testing/invalid-samples'
import { guest } from '../../e2e/testing/guest.ts'
import { becomeOwner, type Owner } from '../../e2e/testing/owner.ts'
import { type Assault, type Finding, findIf } from '../assault.ts'
import { furnishShop } from '../shop/furnish-shop.ts'
import { harvestIds, type KnownIds } from '../shop/harvest-ids.ts'
import { excusedNames, harvestPathIds, kindOfThings } from '../shop/harvest-path-ids.ts'
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
      await furnishShop(owner.http, field.shop.url, ids)
      const pathIds = await harvestPathIds(owner.http, stranger, ids)
      const visitor = field.client('first')
      const before = await readBooks(owner, ids)
      const known = { ids, pathIds }
      const findings = [...findUnnamed(pathIds)]
      let attempts = 0
      for (const call of allCalls.filter(asksForSomething)) {
        findings.push(...(await ask(stranger, call, known, 'the other site')))
        attempts += 1
        if (call.policy.kind !== 'owner') continue
        findings.push(...(await ask(visitor, call, known, 'a visitor')))
        attempts += 1
      }
      const after = await readBooks(owner, ids)
      for (const [at, path] of booksOf(ids).entries()) {
        const isOther = before[at] !== after[at]
        findings.push(
          ...findIf(isOther, `the first site afterwards: ${path}`, whereOther(before[at], after[at])),
        )
      }
      return { attempts, findings }
    } finally {
      await field.shop.close()
    }
  },
}

/** Names in addresses that nothing of the first site stands for, and that nobody excused; and excuses that nothing needs. */
function findUnnamed(pathIds: KnownIds): readonly Finding[] {
  const names = new Set(allCalls.flatMap(({ path }) => namesIn(path)))
  const unnamed = [...names].filter((name) => !pathIds[name] && !excusedNames[name])
  const needless = Object.keys(excusedNames).filter((name) => !names.has(name) || pathIds[name])
  return [
    ...unnamed.map((name) => ({
      what: `:${name} in addresses`,
      got: 'the first site has none: make one in furnish-shop.ts, or excuse it in harvest-path-ids.ts',
    })),
    ...needless.map((name) => ({ what: `the excuse of :${name}`, got: 'nothing needs it: remove it' })),
  ]
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** Stands in an address for what is excused. */
const unknownId = '0'.repeat(24)

function asksForSomething(call: Call): boolean {
  return call.name !== 'signOut' && call.name !== 'signIn' && call.name !== 'firstOwner'
}

type Asker = 'the other site' | 'a visitor'

interface Known {
  readonly ids: KnownIds
  /** Those that stand in addresses, where one name may stand for something else than in bodies. */
  readonly pathIds: KnownIds
}

async function ask(
  client: Client,
  call: Call,
  { ids, pathIds }: Known,
  who: Asker,
): Promise<readonly Finding[]> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(pathIds[name] ?? unknownId),
  )
  const query = call.method === 'GET' ? `?${new URLSearchParams(ids)}` : ''
  const sample = sampleOf(call.body)
  const body = typeof sample === 'object' && sample !== null ? { ...sample, ...knownIn(sample, ids) } : sample
  const answer =
    call.method === 'GET'
      ? await client.send({ path: path + query })
      : await client.sendJson(call.method, path + query, body)
  const what = `${call.name}, ${call.method} ${path} by ${who}`
  // A refusal may name the id that it was given, and nothing else of it.
  const isDone = answer.status < 300 && !mayBeDone(call, who, pathIds)
  const leak = answer.status < 400 && telling({ ids, pathIds }).find((text) => answer.body.includes(text))
  return [
    ...findIf(Boolean(leak), what, `${answer.status} tells ${leak}`),
    ...findIf(isDone, what, `${answer.status} ${answer.body}`),
  ]
}

/** Whether an answer may say that something was done: to the other site's owner where the address names nothing of the first site, to a visitor never. */
function mayBeDone(call: Call, who: Asker, pathIds: KnownIds): boolean {
  if (who === 'a visitor') return false
  return !namesIn(call.path).some((name) => foreignNames(pathIds).includes(name))
}

/** What the first site alone has: its ids, the token of a cart, and the address of who bought there. */
function telling({ ids, pathIds }: Known): readonly string[] {
  const own = [...Object.values(ids), ...foreignNames(pathIds).map((name) => pathIds[name] ?? '')]
  return [guest.email, ...own.filter((text) => text.length >= 8)]
}

/** Names in addresses with which an id of the first site goes along. */
function foreignNames(pathIds: KnownIds): readonly string[] {
  return Object.keys(pathIds).filter((name) => kindOfThings[name] === undefined)
}

function knownIn(sample: object, ids: KnownIds): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => Object.hasOwn(sample, name)))
}

/** Where the first site's owner sees the things that were asked for. */
function booksOf({ orderId, productId, itemId }: KnownIds): readonly string[] {
  return [
    `/api/panel/orders/${orderId}`,
    `/api/panel/products/${productId}`,
    `/api/content/items/${itemId}/comments`,
    '/api/panel/notices',
    '/api/panel/settings/visibility',
  ]
}

async function readBooks(owner: Owner, ids: KnownIds): Promise<readonly string[]> {
  const answers = await Promise.all(booksOf(ids).map((path) => owner.http.get(path)))
  return Promise.all(answers.map(async (each) => `${each.status} ${await each.text()}`))
}

/** What stands in an answer from shortly before where it is another one. */
function whereOther(before = '', after = ''): string {
  const at = [...after].findIndex((letter, place) => letter !== before[place])
  return after.slice(Math.max(0, at - 80))
}
