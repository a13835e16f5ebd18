import { openFloor } from '../floor/open-floor.ts'
import { takeTurn } from '../load/turn.ts'
import { median, type Row } from '../report.ts'
import { openBenchShop } from '../shop.ts'
import { askInTurns } from './ask-in-turns.ts'
import { itemUrlId, largeUrlId, publishedAtMs } from './large-collections.ts'

const product = '/shop/morning-mug'
/** Ghost's uncached post in production mode and the floor beside it, when the peers were compared (requests per second). */
const ghost = { perSecond: 54, floorPerSecond: 23_489 }
/** What the floor sent then. */
const floorBytes = 40_960

/** Pages rendered again for each request: alone, 50 at once, and with 200 and 10,000 items in a collection. */
export async function measureUncached(dataDir: string): Promise<readonly Row[]> {
  const shop = await openBenchShop({ PAGE_CACHE: 'off', RATE_LIMITS: 'off' }, { prepared: dataDir })
  try {
    return [...(await measureAlone(shop.url)), await measureCrowd(shop)]
  } finally {
    await shop.close()
  }
}

/** Rounds of the crowd, each with one of the floor beside it. */
const crowdRounds = 4

/**
 * Fifty at once. Ghost is not run here: its figure is from a quiet machine, where the floor answered so many times as often with a page
 * of the same size. Our processor time against the floor's in the same rounds holds on a busy machine too.
 */
async function measureCrowd(shop: { readonly url: string; readonly pid: number }): Promise<Row> {
  const body = Buffer.alloc(floorBytes, 'x').toString('base64')
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const floor = await openFloor({ pages: [{ headers, body }] })
  try {
    const load = { connections: 50, seconds: 2 }
    const rounds = Array.from({ length: crowdRounds + 1 }, () => ({
      ours: takeTurn(shop, shop.url + product, load),
      floors: takeTurn(floor, `${floor.url}/page/0`, load),
    })).slice(1)
    const perSecond = median(rounds.map(({ ours }) => ours.perSecond))
    const ofFloor = median(rounds.map(({ ours, floors }) => floors.microseconds / ours.microseconds))
    return {
      case: 'uncached product, 50 at once',
      subject: 'vitrine',
      value: perSecond,
      unit: 'req/s',
      ratio: {
        'ghost (54/s on a quiet machine)': perSecond / ghost.perSecond,
        'ghost by processor time': ofFloor * (ghost.floorPerSecond / ghost.perSecond),
      },
    }
  } finally {
    floor.close()
  }
}

async function measureAlone(url: string): Promise<readonly Row[]> {
  const addresses = [product, ...Object.values(kinds).flatMap((pathOf) => [pathOf(200), pathOf(10_000)])]
  const latencies = await askInTurns(
    url,
    addresses.map((path) => ({ path })),
  )
  const p50Of = (path: string) => median(latencies[addresses.indexOf(path)] ?? [])
  return [
    { case: 'uncached product, alone', subject: 'vitrine', value: p50Of(product), unit: 'ms p50' },
    ...Object.entries(kinds).flatMap(([kind, pathOf]): readonly Row[] => [
      { case: `uncached ${kind} of 200`, subject: 'vitrine', value: p50Of(pathOf(200)), unit: 'ms p50' },
      {
        case: `uncached ${kind} of 10,000`,
        subject: 'vitrine',
        value: p50Of(pathOf(10_000)),
        unit: 'ms p50',
        ratio: { 'that of 200': p50Of(pathOf(10_000)) / p50Of(pathOf(200)) },
      },
    ]),
  ]
}

/** The pages of a collection that is paged by 20, near its beginning and near its end. */
const kinds: Readonly<Record<string, (size: number) => string>> = {
  'first page of products': (size) => `/${largeUrlId('shop', size)}`,
  'page near the end of products': (size) => `/${largeUrlId('shop', size)}?page=${size / 20 - 1}`,
  'product near the end': (size) => `/${largeUrlId('shop', size)}/${itemUrlId(size - 100)}`,
  'first page of posts': (size) => `/${largeUrlId('journal', size)}`,
  'page near the end of posts': (size) =>
    `/${largeUrlId('journal', size)}?offset=${publishedAtMs(size - 40)}`,
  'post near the end': (size) => `/${largeUrlId('journal', size)}/${itemUrlId(size - 100)}`,
}
