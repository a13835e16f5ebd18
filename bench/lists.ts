import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedView } from '@vitrine/domain/lists/list-request'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import { inventorySubject, productsSubject } from './lists/catalogue-subjects.ts'
import { customersSubject } from './lists/customers-subject.ts'
import { askList, type ListedSubject, mixedQuestions, typedQuestions } from './lists/listed-subject.ts'
import { fillWithOrders } from './lists/many-orders.ts'
import { fillWithProducts } from './lists/many-products.ts'
import { ordersSubject } from './lists/orders-subject.ts'
import { percentile, type Report, type Row } from './report.ts'

const rounds = 3
const pagesOn = 1_000

/** What a shop is filled with, and the lists that are asked then. */
const fillings = [
  {
    most: Number(process.env.LISTS_ORDERS ?? 200_000),
    fill: fillWithOrders,
    subjects: [ordersSubject, customersSubject],
  },
  {
    most: Number(process.env.LISTS_PRODUCTS ?? 100_000),
    fill: fillWithProducts,
    subjects: [productsSubject, inventorySubject],
  },
]

/**
 * Lists of the panel over many rows, beside the same over those of 1,000 orders or products in the same run. On SQLite, or on the empty
 * PostgreSQL database that `DATABASE_URL` names. `LISTS_ORDERS` and `LISTS_PRODUCTS` are how many there are (0 leaves them out); to write
 * them takes minutes. Beside the time there is that of the processor, which a machine that is busy with something else does not change: on
 * SQLite it is all there is.
 */
export async function run(): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lists-'))
  const store = await openStore({ url: process.env.DATABASE_URL, dataDir, log: console })
  const shops = { small: await addShop(store), large: await addShop(store) }
  const rows: Figure[] = []
  try {
    for (const { most, fill, subjects } of fillings) {
      if (most === 0) continue
      await fill(shops.small, 1_000)
      const beganAt = performance.now()
      await fill(shops.large, most)
      console.error(`  ${most} were written in ${Math.round((performance.now() - beganAt) / 1000)} s`)
      for (const subject of subjects) rows.push(...(await figuresOf(subject, shops)))
    }
    const subject = store.engine
    return { bench: 'lists', node: process.versions.node, rows: rows.map((row) => ({ ...row, subject })) }
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function addShop(store: Store): Promise<SiteStore> {
  const site = buildSite({ id: newId() })
  await store.sites.add(site)
  return store.site(site.id)
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
  return (['ms', 'cpuMs'] as const).flatMap((kind) => {
    const at = (size: 'small' | 'large', percent: number) =>
      percentile(
        [...times[size].values()].map((taken) => taken[kind]),
        percent,
      )
    const named = `${name}${kind === 'ms' ? '' : ', processor'}`
    const ratio = { 'the small shop': at('large', 95) / at('small', 95) }
    return [
      { case: `${named}, median`, value: at('large', 50), unit: 'ms' },
      { case: `${named}, p95`, value: at('large', 95), unit: 'ms', ratio },
    ]
  })
}

function tellSlowest(times: ReadonlyMap<string, Taken>): void {
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
