import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import { invalidSamplesOf, sampleOf } from '@vitrine/contract/testing/invalid-samples'
import { becomeOwner } from '../../e2e/testing/owner.ts'
import { type Assault, type Finding, findIf } from '../assault.ts'
import type { Battlefield } from '../shop/grounds.ts'
import { harvestIds, type KnownIds } from '../shop/harvest-ids.ts'
import { Chance } from '../shop/random.ts'
import { type Answer, tellsInsides } from '../wire/answer.ts'
import type { Client, WireRequest } from '../wire/client.ts'
import { findInEach } from '../wire/find-in-each.ts'

const requests = 20_000

/** Random requests by the contract, from strangers, visitors and an owner, are answered in words and break nothing. */
export const contractRequests: Assault = {
  name: 'requests by the contract',
  async run(grounds) {
    const field = await grounds.open({ RATE_LIMITS: 'off' })
    const chance = new Chance(grounds.seed)
    const firstOwner = await becomeOwner(field.shop)
    const ids = await harvestIds(field, firstOwner)
    const owner = field.client()
    await owner.sendJson('POST', '/api/panel/session', {
      email: firstOwner.email,
      password: firstOwner.password,
    })
    const people: readonly Client[] = [owner, field.client(), field.client('second')]
    const findings = await findInEach(inventMany(chance, ids), async (request) =>
      judge(request, await chance.pick(people).send(request).catch(brokenOff)),
    )
    findings.push(...(await lookAfterwards(field, owner)))
    for (const person of people) person.close()
    return { attempts: requests, findings }
  },
}

const brokenOff = (error: unknown): Answer => ({ status: 0, headers: {}, body: String(error) })

/** Calls whose success would end the attack: they are sent only what does not fit. */
const ending = ['signOut', 'changeLock']

const samples = new Map(allCalls.map((call) => [call.name, [sampleOf(call.body)]] as const))
const spoils = new Map(allCalls.map((call) => [call.name, invalidSamplesOf(call.body)] as const))

const strayQueries = [
  '',
  '',
  '?offset=-1&limit=1e9',
  '?limit=x&sort=up&direction=3',
  '?itemId=&key=%00&orderId[]=1',
  '?text=%25%27&format=json',
  '?crumb=1&crumb=2',
  '?__proto__[x]=1&constructor=2',
  `?q=${'a'.repeat(3_000)}`,
]
const strayIds = [
  '0'.repeat(24),
  '%00',
  '..%2f..%2fetc%2fpasswd',
  'constructor',
  '%C3%A9',
  "'",
  'NaN',
  'a'.repeat(400),
]
const types = [
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  '',
]

function* inventMany(chance: Chance, ids: KnownIds): Iterable<WireRequest> {
  for (let sent = 0; sent < requests; sent += 1) yield inventRequest(chance, ids)
}

function inventRequest(chance: Chance, ids: KnownIds): WireRequest {
  const call = chance.pick(allCalls)
  const isAltered = chance.below(20) === 0
  const method = isAltered
    ? chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    : call.method
  const path = call.path.replaceAll(
    /:(\w+)/g,
    (_, name: string) => chance.pick([ids[name] ?? '', ...strayIds]) || 'x',
  )
  const query = chance.pick(strayQueries)
  if (method === 'GET' || method === 'HEAD') return { method, path: path + query }
  const type = chance.pick(types)
  const body = inventBody(chance, call, type)
  return { method, path: path + query, headers: type === '' ? {} : { 'content-type': type }, body }
}

function inventBody(chance: Chance, call: Call, type: string): string {
  const spoiled = spoils.get(call.name) ?? []
  const fitting = ending.includes(call.name) ? [] : (samples.get(call.name) ?? [])
  const value = fitting.length > 0 && chance.below(8) === 0 ? fitting[0] : chance.pick(spoiled)
  const text = JSON.stringify(value) ?? ''
  if (type.endsWith('urlencoded')) return formOf(value)
  return chance.below(30) === 0 ? text.slice(0, chance.below(text.length + 1)) : text
}

function formOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, field]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(field))}`)
    .join('&')
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : (JSON.stringify(field) ?? '')
}

function judge({ method = 'GET', path, headers, body }: WireRequest, answer: Answer): readonly Finding[] {
  const what = `${method} ${path.slice(0, 120)} ${headers?.['content-type'] ?? ''} ${body?.slice(0, 160) ?? ''}`
  const isBroken = answer.status === 0 || answer.status >= 500
  const isWordless =
    answer.status >= 400 && path.startsWith('/api/') && isJson(answer) && !hasMessage(answer.body)
  return [
    ...findIf(isBroken, what, `${answer.status} ${answer.body}`),
    ...findIf(tellsInsides(answer.body), what, answer.body),
    ...findIf(isWordless && method !== 'HEAD', what, `without words: ${answer.status} ${answer.body}`),
  ]
}

function isJson({ headers }: Answer): boolean {
  return String(headers['content-type'] ?? '').includes('json')
}

function hasMessage(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body)
    return (
      typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
    )
  } catch {
    return false
  }
}

async function lookAfterwards(field: Battlefield, owner: Client): Promise<readonly Finding[]> {
  const page = await owner.send({ path: '/' })
  const health = await owner.send({ path: '/health' })
  const log = field.shop.output()
  const audit = await field.endAndAudit()
  return [
    ...findIf(page.status !== 200 && page.status !== 302, 'the home page afterwards', String(page.status)),
    ...findIf(health.status !== 200, '/health afterwards', `${health.status} ${health.body}`),
    ...findIf(/A request failed|Unhandled|uncaught/i.test(log), 'the log', log.slice(-300)),
    ...findIf(!/add up/.test(audit), 'vitrine audit', audit),
  ]
}
