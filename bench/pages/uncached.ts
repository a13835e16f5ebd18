import { Agent, request } from 'node:http'
import { openFloor } from '../floor/open-floor.ts'
import { takeTurn } from '../load/turn.ts'
import { median, type Row } from '../report.ts'
import { openBenchShop } from '../shop.ts'
import { itemUrlId, largeUrlId, publishedAtMs } from './large-collections.ts'

const product = '/shop/morning-mug'
/** Ghost's uncached post in production mode and the floor beside it, when the peers were compared (requests per second). */
const ghost = { perSecond: 54, floorPerSecond: 23_489 }
/** What the floor sent then. */
const floorBytes = 40_960
/** Pages that are asked for in turns, so that what else the machine does falls on all alike. */
const turns = 200

/** Pages rendered again for each request: alone, 50 at once, and with 200 and 10,000 items in a collection. */
export async function measureUncached(dataDir: string): Promise<readonly Row[]> {
  const shop = await openBenchShop({ PAGE_CACHE: 'off', RATE_LIMITS: 'off' }, dataDir)
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
  const latencies = await askInTurns(url, addresses)
  const p50Of = (path: string) => median(latencies.get(path) ?? [])
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

/** Latencies in milliseconds by path, over one connection; the first turns warm up. */
async function askInTurns(
  url: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const latencies = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let turn = 0; turn < turns * 1.2; turn += 1) {
    for (const path of paths) {
      const startedAt = performance.now()
      await ask(url + path, agent)
      if (turn >= turns * 0.2) latencies.get(path)?.push(performance.now() - startedAt)
    }
  }
  agent.destroy()
  return latencies
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume()
      response.on('end', resolve)
    })
    call.on('error', reject)
    call.end()
  })
}
