import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedView } from '@vitrine/domain/lists/list-request'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import { fillWithOrders } from './lists/many-orders.ts'
import { askOrders, mixedQuestions, typedQuestions } from './lists/order-questions.ts'
import { percentile, type Report, type Row } from './report.ts'

const rounds = 3
const pagesOn = 1_000

/**
 * Lists of the panel over many rows, beside the same over 1,000 rows in the same run. On SQLite, or on the empty PostgreSQL database that
 * `DATABASE_URL` names. `LISTS_ORDERS` is how many orders there are; to write 200,000 takes minutes. Beside the time there is that of the
 * processor, which a machine that is busy with something else does not change: on SQLite it is all there is.
 */
export async function run(): Promise<Report> {
  const many = Number(process.env.LISTS_ORDERS ?? 200_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lists-'))
  const store = await openStore({ url: process.env.DATABASE_URL, dataDir, log: console })
  const [small, large] = [await addShop(store), await addShop(store)]
  try {
    await fillWithOrders(small, 1_000)
    const beganAt = performance.now()
    await fillWithOrders(large, many)
    console.error(`  ${many} orders were written in ${Math.round((performance.now() - beganAt) / 1000)} s`)
    const subject = store.engine
    const shops = { small, large }
    const rows = [
      ...(await comparedRows('orders, any filter and sort', shops, mixedQuestions)),
      ...(await comparedRows('orders, search as one types', shops, typedQuestions)),
      ...(await pageRows(shops.large)),
    ]
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

async function comparedRows(
  name: string,
  { small, large }: { readonly small: SiteStore; readonly large: SiteStore },
  questions: readonly AskedView[],
): Promise<readonly Figure[]> {
  const times = { small: new Map<string, Taken>(), large: new Map<string, Taken>() }
  for (let round = -1; round < rounds; round += 1) {
    for (const question of questions) {
      for (const [size, site] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const taken = await timed(() => askOrders(site, question))
        const key = JSON.stringify(question)
        if (round >= 0) times[size].set(`${key} ${round}`, taken)
      }
    }
  }
  const slowest = [...times.large].sort(([, one], [, other]) => other.cpuMs - one.cpuMs).slice(0, 8)
  for (const [question, { ms, cpuMs }] of slowest)
    console.error(`  ${ms.toFixed(1)} ms, processor ${cpuMs.toFixed(1)} ms: ${question}`)
  return (['ms', 'cpuMs'] as const).flatMap((kind) => {
    const at = (size: 'small' | 'large', percent: number) =>
      percentile(
        [...times[size].values()].map((taken) => taken[kind]),
        percent,
      )
    const named = `${name}${kind === 'ms' ? '' : ', processor'}`
    const ratio = { '1,000 rows': at('large', 95) / at('small', 95) }
    return [
      { case: `${named}, median`, value: at('large', 50), unit: 'ms' },
      { case: `${named}, p95`, value: at('large', 95), unit: 'ms', ratio },
    ]
  })
}

async function pageRows(site: SiteStore): Promise<readonly Figure[]> {
  let after: string | undefined
  const times: Taken[] = []
  for (let page = 0; page < pagesOn; page += 1) {
    const from = after
    times.push(
      await timed(async () => {
        after = (await askOrders(site, { sort: '-total' }, { after: from })).next ?? undefined
      }),
    )
  }
  const median = (part: readonly Taken[]) =>
    percentile(
      part.map(({ ms }) => ms),
      50,
    )
  const [first, last] = [median(times.slice(5, 55)), median(times.slice(-50))]
  return [
    { case: `orders, pages 6 to 55`, value: first, unit: 'ms' },
    { case: `orders, pages 951 to 1,000`, value: last, unit: 'ms', ratio: { 'pages 6 to 55': last / first } },
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
