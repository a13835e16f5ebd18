import { setTimeout as wait } from 'node:timers/promises'
import { HttpVisitor } from '../e2e/testing/http-visitor.ts'
import { becomeOwner } from '../e2e/testing/owner.ts'
import { type Floor, openFloor } from './floor/open-floor.ts'
import { type LoadResult, runAutocannon } from './load/autocannon.ts'
import { median, type Report, type Row } from './report.ts'
import { openBenchShop } from './shop.ts'

const rounds = 3
const seconds = 4
const connections = 20

/** Hits a second of a shop with many visitors. */
const steadyRate = 200

/** A person's: programs are not counted. */
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/**
 * Pages that tell the server that they were shown, as many as it answers, beside a bare handler that is asked in the same way; and a product page
 * while such hits come in steadily, beside the same page without them. What was answered and not counted is said: beyond 5,000 that wait, hits are
 * dropped.
 */
export async function run(): Promise<Report> {
  const shop = await openBenchShop({ RATE_LIMITS: 'off' })
  const floor = await openFloor({ reply: '{}' })
  try {
    const owner = await becomeOwner(shop)
    const views = async () => {
      // What waits is written within a second.
      await wait(2_500)
      return viewsOf(owner.http)
    }
    const visitor = new HttpVisitor(shop.url)
    await visitor.get('/')
    const asked = hitsOf(shop.url, visitor)
    const flood = await measureFlood(asked, floor, views)
    const steady = await measureSteady(asked, `${shop.url}/shop/morning-mug`, views)
    return { bench: 'insight', node: process.versions.node, rows: [...flood, ...steady] }
  } finally {
    floor.close()
    await shop.close()
  }
}

type Asked = ReturnType<typeof hitsOf>

function hitsOf(url: string, visitor: HttpVisitor) {
  const data = JSON.stringify({
    url: '/shop/morning-mug',
    referrer: 'https://www.google.com/',
    title: 'Morning mug',
  })
  return {
    url: `${url}/api/census/RecordHit`,
    method: 'POST' as const,
    headers: {
      cookie: visitor.cookieHeader,
      'x-csrf-token': visitor.cookie('crumb') ?? '',
      'user-agent': browser,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ event: '1', data }),
  }
}

async function measureFlood(
  asked: Asked,
  floor: Floor,
  views: () => Promise<number>,
): Promise<readonly Row[]> {
  const load = { connections, duration: seconds }
  await runAutocannon({ ...asked, ...load })
  await runAutocannon({ ...asked, ...load, url: `${floor.url}/json` })
  const taken: { readonly hits: LoadResult; readonly bare: LoadResult; readonly lost: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await views()
    const hits = await runAutocannon({ ...asked, ...load })
    const lost = lostOf(hits, (await views()) - before)
    taken.push({ hits, bare: await runAutocannon({ ...asked, ...load, url: `${floor.url}/json` }), lost })
  }
  const floorRatio = median(taken.map(({ hits, bare }) => hits.perSecond / bare.perSecond))
  const of = (what: (each: (typeof taken)[number]) => number) => median(taken.map(what))
  const at20 = `hits, ${connections} connections`
  return [
    {
      case: at20,
      subject: 'vitrine',
      value: of(({ hits }) => hits.perSecond),
      unit: 'req/s',
      ratio: { floor: floorRatio },
    },
    { case: `${at20}, p99`, subject: 'vitrine', value: of(({ hits }) => hits.p99Ms), unit: 'ms' },
    { case: `${at20}, refused`, subject: 'vitrine', value: of(({ hits }) => hits.failed), unit: 'hits' },
    {
      case: `${at20}, dropped`,
      subject: 'vitrine',
      value: of(({ hits, lost }) => (100 * lost) / hits.acknowledged),
      unit: '%',
    },
    {
      case: 'a bare handler, asked alike',
      subject: 'floor',
      value: of(({ bare }) => bare.perSecond),
      unit: 'req/s',
    },
  ]
}

async function measureSteady(
  asked: Asked,
  page: string,
  views: () => Promise<number>,
): Promise<readonly Row[]> {
  const pages = { url: page, connections: 2, duration: seconds, overallRate: 100 }
  await runAutocannon(pages)
  const taken: { readonly alone: number; readonly beside: number; readonly lost: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await runAutocannon(pages)
    const before = await views()
    const [beside, hits] = await Promise.all([
      runAutocannon(pages),
      runAutocannon({ ...asked, connections, duration: seconds, overallRate: steadyRate }),
    ])
    taken.push({
      alone: alone.p99Ms,
      beside: beside.p99Ms,
      lost: lostOf(hits, (await views()) - before),
    })
  }
  const ratio = { alone: median(taken.map(({ alone, beside }) => beside / alone)) }
  const value = median(taken.map(({ beside }) => beside))
  const steady = `${steadyRate} hits a second`
  return [
    { case: `a product page beside ${steady}, p99`, subject: 'vitrine', value, unit: 'ms', ratio },
    {
      case: `${steady}, lost`,
      subject: 'vitrine',
      value: Math.max(...taken.map(({ lost }) => lost)),
      unit: 'hits',
    },
  ]
}

/** What was acknowledged and not counted. What the load did not wait for at its end is counted besides. */
const lostOf = ({ acknowledged }: LoadResult, counted: number) => Math.max(0, acknowledged - counted)

async function viewsOf(owner: HttpVisitor): Promise<number> {
  const day = new Date().toISOString().slice(0, 10)
  const from = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const answer = await owner.get(`/api/panel/insight/overview?from=${from}&to=${day}`)
  return ((await answer.json()) as { total: { views: number } }).total.views
}
