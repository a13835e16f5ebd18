import { Agent } from 'node:http'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'
import { processorMicroseconds } from '../load/process-figures.ts'
import { ask } from '../pages/ask-in-turns.ts'
import { median, percentile, type Row } from '../report.ts'
import type { KindOfPage } from './kinds-of-pages.ts'
import type { Catalogue } from './open-catalogue.ts'

/** Rounds in which both shops are asked, one after the other; those before them warm up. */
const rounds = 5
const warmUps = 2

/** About how often a shop is asked in a round. */
const asksOfRound = 120

interface Catalogues {
  readonly few: Catalogue
  readonly many: Catalogue
}

/** A figure, on whichever engine. */
type Figure = Omit<Row, 'subject'>

/** The figures of each kind of page over many products, beside the same over few. */
export async function comparedFigures(
  kinds: readonly KindOfPage[],
  catalogues: Catalogues,
): Promise<readonly Figure[]> {
  const rows: Figure[] = []
  for (const kind of kinds) rows.push(...(await figuresOf(kind, catalogues)))
  return rows
}

async function figuresOf(kind: KindOfPage, { few, many }: Catalogues): Promise<readonly Figure[]> {
  const asked = { few: await askedOf(kind, few), many: await askedOf(kind, many) }
  const { latencies: first } = await askAll(asked.many, 1)
  const taken: Record<'few' | 'many', Taken[]> = { few: [], many: [] }
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const size of ['few', 'many'] as const) {
      const found = await askAll(asked[size], asksOfRound)
      if (round >= 0) taken[size].push(found)
    }
  }
  if (process.argv.includes('--slowest')) tellSlowest(kind, taken.many, asked.many)
  return [
    { case: `${kind.name}: the first`, value: first[0] ?? Number.NaN, unit: 'ms' },
    ...rowsOf(kind.name, taken),
  ]
}

interface Asked {
  readonly shop: ShopProcess
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

async function askedOf({ addresses, isPanel = false }: KindOfPage, catalogue: Catalogue): Promise<Asked> {
  const headers: Record<string, string> = isPanel ? { cookie: catalogue.owner.cookieHeader } : {}
  return { shop: catalogue.shop, addresses: await addresses(catalogue), headers }
}

interface Taken {
  readonly latencies: readonly number[]
  /** Of one request. */
  readonly processorMs: number
}

/** Asks for all addresses so often as they fit into so many asks. */
async function askAll({ shop, addresses, headers }: Asked, asks: number): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const count = asks === 1 ? 1 : addresses.length * Math.max(1, Math.round(asks / addresses.length))
  const latencies: number[] = []
  const before = processorMicroseconds(shop.pid)
  for (let each = 0; each < count; each += 1) {
    const startedAt = performance.now()
    await ask(shop.url + addresses[each % addresses.length], headers, agent)
    latencies.push(performance.now() - startedAt)
  }
  agent.destroy()
  return { latencies, processorMs: (processorMicroseconds(shop.pid) - before) / 1_000 / count }
}

function rowsOf(name: string, { few, many }: Record<'few' | 'many', readonly Taken[]>): readonly Figure[] {
  const row = (what: string, of: (taken: readonly Taken[]) => number): Figure => ({
    case: `${name}: ${what}`,
    value: of(many),
    unit: 'ms',
    ratio: { 'that of 1,000': of(many) / of(few) },
  })
  const latenciesOf = (taken: readonly Taken[]) => taken.flatMap(({ latencies }) => latencies)
  return [
    row('p50', (taken) => percentile(latenciesOf(taken), 50)),
    row('p95', (taken) => percentile(latenciesOf(taken), 95)),
    row('processor', (taken) => median(taken.map(({ processorMs }) => processorMs))),
  ]
}

function tellSlowest({ name }: KindOfPage, taken: readonly Taken[], { addresses }: Asked): void {
  const byAddress = addresses.map((address, place) => {
    const own = taken.flatMap(({ latencies }) =>
      latencies.filter((_, each) => each % addresses.length === place),
    )
    return { address, ms: median(own) }
  })
  for (const { address, ms } of byAddress.sort((one, other) => other.ms - one.ms).slice(0, 12))
    console.error(`  ${name}: ${ms.toFixed(1)} ms ${address}`)
}
