import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { openFloor } from '../floor/open-floor.ts'
import { type LoadResult, runAutocannon } from '../load/autocannon.ts'
import { processorMicroseconds } from '../load/process-figures.ts'
import { median, type Row } from '../report.ts'
import type { Seller } from './open-sellers.ts'

const rounds = 3
const seconds = Number(process.env.CART_SECONDS ?? 5)
const entriesPath = '/api/commerce/shopping-cart/entries'

interface Loaded extends LoadResult {
  /** Processor time of the server for one. */
  readonly microseconds: number
}

interface Crowd {
  readonly seller: Seller
  readonly visitors: readonly HttpVisitor[]
}

/** Adds to the carts of so many visitors at once, in turns with a bare handler that answers the same JSON; and what of it was lost. */
export async function addRows(sellers: readonly Seller[], size: number): Promise<readonly Row[]> {
  const crowds = await Promise.all(
    sellers.map(async (seller) => ({ seller, visitors: await openCarts(seller, size) })),
  )
  const [ours] = crowds
  const answer = await ours?.visitors[0]?.addToCart({ ...ours.seller.product, quantity: 1 })
  const floor = await openFloor({ reply: (await answer?.text()) ?? '{}' })
  const found = new Map<string, Loaded[]>()
  const keep = (name: string, loaded: Loaded) => found.set(name, [...(found.get(name) ?? []), loaded])
  try {
    for (let round = -1; round < rounds; round += 1) {
      const body = bodyFor(sellers[0])
      keep('floor', await load(floor.pid, `${floor.url}/json`, { body, visitors: [], size }))
      for (const { seller, visitors } of crowds) {
        const url = seller.url + entriesPath
        keep(seller.name, await load(seller.pid, url, { body: bodyFor(seller), visitors, size }))
      }
    }
  } finally {
    floor.close()
  }
  // The first round, in which all of them are compiled, counts for nothing but for what was lost.
  const counted = new Map([...found].map(([name, [, ...loads]]) => [name, loads]))
  const rows = crowds.flatMap(({ seller }) => figures(seller.name, size, counted))
  return [...rows, ...floorRows(size, counted), ...(await lostRow(ours, size, found))]
}

function bodyFor(seller: Seller | undefined): string {
  return JSON.stringify({ ...seller?.product, quantity: 1, additionalFields: null })
}

async function openCarts({ url, product }: Seller, size: number): Promise<readonly HttpVisitor[]> {
  const visitors = []
  for (let each = 0; each < size; each += 1) {
    const visitor = new HttpVisitor(url)
    const added = await visitor.addToCart({ ...product, quantity: 1 })
    if (!added.ok) throw new Error(`The first add answered ${added.status}: ${await added.text()}`)
    visitors.push(visitor)
  }
  return visitors
}

/** Posts for some seconds; every connection is one visitor with a cart of their own. Requests under way at the end are waited for. */
async function load(
  pid: number,
  url: string,
  { body, visitors, size }: { body: string; visitors: readonly HttpVisitor[]; size: number },
): Promise<Loaded> {
  let next = 0
  const json = { 'content-type': 'application/json' }
  const before = processorMicroseconds(pid)
  const result = await runAutocannon({
    url,
    connections: size,
    duration: seconds,
    method: 'POST',
    body,
    headers: json,
    setupClient(client) {
      const visitor = visitors[next++]
      if (!visitor) return
      const crumb = visitor.cookie('crumb') ?? ''
      client.setHeaders({ ...json, cookie: visitor.cookieHeader, 'x-csrf-token': crumb })
    },
  })
  if (result.failed > 0) throw new Error(`${result.failed} adds failed.`)
  return { ...result, microseconds: (processorMicroseconds(pid) - before) / result.acknowledged }
}

function figures(name: string, size: number, found: ReadonlyMap<string, readonly Loaded[]>): readonly Row[] {
  const ours = found.get(name) ?? []
  const of = (peer: string, pick: (one: Loaded, other: Loaded) => number) =>
    median(
      ours.flatMap((each, at) => {
        const other = found.get(peer)?.[at]
        return other ? [pick(each, other)] : []
      }),
    )
  const peers = ['floor', 'before'].filter((peer) => peer !== name && found.has(peer))
  const row = (value: number, unit: string, ratio?: Row['ratio']): Row => ({
    case: `add to cart, ${size} at once`,
    subject: name,
    value,
    unit,
    ...(ratio && { ratio }),
  })
  return [
    row(
      median(ours.map(({ perSecond }) => perSecond)),
      'req/s',
      Object.fromEntries(
        peers.flatMap((peer) => [
          [peer, of(peer, (one, other) => one.perSecond / other.perSecond)],
          [`${peer} by processor time`, of(peer, (one, other) => other.microseconds / one.microseconds)],
        ]),
      ),
    ),
    row(median(ours.map(({ p99Ms }) => p99Ms)), 'ms p99'),
    row(median(ours.map(({ microseconds }) => microseconds)), 'µs cpu'),
  ]
}

function floorRows(size: number, found: ReadonlyMap<string, readonly Loaded[]>): readonly Row[] {
  return [
    {
      case: `add to cart, ${size} at once`,
      subject: 'floor',
      value: median((found.get('floor') ?? []).map(({ perSecond }) => perSecond)),
      unit: 'req/s',
    },
  ]
}

async function lostRow(
  ours: Crowd | undefined,
  size: number,
  found: ReadonlyMap<string, readonly Loaded[]>,
): Promise<readonly Row[]> {
  const acknowledged = (found.get('vitrine') ?? []).reduce((sum, each) => sum + each.acknowledged, 0)
  const counts = await Promise.all((ours?.visitors ?? []).map(countInCart))
  const inCarts = counts.reduce((sum, count) => sum + count, 0)
  // One that each visitor began with, and the one whose answer the floor repeats.
  const lost = Math.max(0, acknowledged + size + 1 - inCarts)
  return [{ case: `adds lost, ${size} at once`, subject: 'vitrine', value: lost, unit: 'adds' }]
}

async function countInCart(visitor: HttpVisitor): Promise<number> {
  const cart = (await (await visitor.get('/api/commerce/shopping-cart')).json()) as { totalQuantity: number }
  return cart.totalQuantity
}
