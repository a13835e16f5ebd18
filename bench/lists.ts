import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedView } from '@vitrine/domain/lists/list-request'
import type { SiteStore } from '@vitrine/store/store'
import { inventorySubject, productsSubject } from './lists/catalogue-subjects.ts'
import { customersSubject } from './lists/customers-subject.ts'
import { openFilledStore } from './lists/filled-shop.ts'
import { askList, type ListedSubject, mixedQuestions, typedQuestions } from './lists/listed-subject.ts'
import { ordersSubject } from './lists/orders-subject.ts'
import { percentile, type Report, type Row } from './report.ts'

const rounds = 5
const pagesOn = Number(process.env.LISTS_PAGES ?? 1_000)

/**
 * Lists of the panel over many rows, beside the same over those of 1,000 orders or products in the same run. On SQLite, or on the
 * PostgreSQL database that `DATABASE_URL` names. `LISTS_ORDERS` and `LISTS_PRODUCTS` are how many there are (0 leaves them out); to write
 * them takes minutes, so `LISTS_DATA` names a folder that is kept for the next run, as a database is. Beside the time there is that of the
 * processor, which a machine that is busy with something else changes little: on SQLite it is all there is; and the best of some rounds for
 * each question. `LISTS_PAGES` is how many pages are turned.
 */
export async function run(): Promise<Report> {
  const orders = Number(process.env.LISTS_ORDERS ?? 200_000)
  const products = Number(process.env.LISTS_PRODUCTS ?? 100_000)
  const kept = process.env.LISTS_DATA
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'vitrine-lists-'))
  const fillings = [
    { orders: 1_000, products: 1_000 },
    { orders, products },
  ]
  const place = { url: process.env.DATABASE_URL, dataDir }
  const { store, shops } = await openFilledStore(place, fillings)
  const [small, large] = shops
  const rows: Figure[] = []
  try {
    if (!small || !large) throw new Error('There are no two shops.')
    for (const subject of [
      ...(orders > 0 ? [ordersSubject, customersSubject] : []),
      ...(products > 0 ? [productsSubject, inventorySubject] : []),
    ])
      rows.push(...(await figuresOf(subject, { small, large })))
    const subject = store.engine
    return { bench: 'lists', node: process.versions.node, rows: rows.map((row) => ({ ...row, subject })) }
  } finally {
    await store.close()
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

type Figure = Omit<Row, 'subject'>

interface Shops {
  readonly small: SiteStore
  readonly large: SiteStore
}

async function figuresOf(subject: ListedSubject, shops: Shops): Promise<readonly Figure[]> {
  const { name } = subject.list
  return [
    ...(await comparedRows(`${name}, any filter and sort`, subject, {
      shops,
      views: mixedQuestions(subject),
    })),
    ...(await comparedRows(`${name}, search as one types`, subject, {
      shops,
      views: typedQuestions(subject),
    })),
    ...(await pageRows(subject, shops.large)),
  ]
}

async function comparedRows(
  name: string,
  subject: ListedSubject,
  { shops, views }: { readonly shops: Shops; readonly views: readonly AskedView[] },
): Promise<readonly Figure[]> {
  const times = { small: new Map<string, Taken>(), large: new Map<string, Taken>() }
  for (let round = -1; round < rounds; round += 1) {
    for (const view of views) {
      for (const size of ['small', 'large'] as const) {
        const taken = await timed(() => askList(subject, shops[size], view))
        if (round >= 0) times[size].set(`${JSON.stringify(view)} ${round}`, taken)
      }
    }
  }
  tellSlowest(times.large)
  const best = (size: 'small' | 'large') => views.map((view) => bestOf(times[size], view))
  return [
    ...timesOf(name, { small: msOf(times.small, 'ms'), large: msOf(times.large, 'ms') }),
    ...timesOf(`${name}, best of ${rounds}`, { small: best('small'), large: best('large') }),
    ...timesOf(`${name}, processor`, {
      small: msOf(times.small, 'cpuMs'),
      large: msOf(times.large, 'cpuMs'),
    }),
  ]
}

function timesOf(
  name: string,
  { small, large }: { readonly small: readonly number[]; readonly large: readonly number[] },
): readonly Figure[] {
  const ratio = { 'the small shop': percentile(large, 95) / percentile(small, 95) }
  return [
    { case: `${name}, median`, value: percentile(large, 50), unit: 'ms' },
    { case: `${name}, p95`, value: percentile(large, 95), unit: 'ms', ratio },
  ]
}

type Times = ReadonlyMap<string, Taken>

const msOf = (times: Times, kind: keyof Taken) => [...times.values()].map((taken) => taken[kind])

/** How long a question took where the machine did least beside it. */
function bestOf(times: Times, view: AskedView): number {
  const all = Array.from({ length: rounds }, (_, round) => times.get(`${JSON.stringify(view)} ${round}`)?.ms)
  return Math.min(...all.map((ms) => ms ?? Number.POSITIVE_INFINITY))
}

function tellSlowest(times: Times): void {
  const slowest = [...times].sort(([, one], [, other]) => other.ms - one.ms).slice(0, 6)
  for (const [question, { ms, cpuMs }] of slowest)
    console.error(`  ${ms.toFixed(1)} ms, processor ${cpuMs.toFixed(1)} ms: ${question}`)
}

async function pageRows(subject: ListedSubject, site: SiteStore): Promise<readonly Figure[]> {
  const { name } = subject.list
  let after: string | undefined
  const times: Taken[] = []
  for (let page = 0; page < pagesOn; page += 1) {
    const from = after
    times.push(
      await timed(async () => {
        after = (await askList(subject, site, { sort: subject.pagedBy }, { after: from })).next ?? undefined
      }),
    )
    if (after === undefined) break
  }
  const median = (part: readonly Taken[]) =>
    percentile(
      part.map(({ ms }) => ms),
      50,
    )
  const [first, last] = [median(times.slice(5, 55)), median(times.slice(-50))]
  return [
    { case: `${name}, pages 6 to 55`, value: first, unit: 'ms' },
    {
      case: `${name}, the last 50 of ${times.length} pages`,
      value: last,
      unit: 'ms',
      ratio: { 'pages 6 to 55': last / first },
    },
  ]
}

interface Taken {
  readonly ms: number
  readonly cpuMs: number
}

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const [beganAt, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - beganAt, cpuMs: (user + system) / 1_000 }
}
