import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { residentBytes } from './load/process-figures.ts'
import { median, type Report } from './report.ts'
import { openBenchShop, prepareShop } from './shop.ts'
import { addManySites, hostOf } from './sites/many-sites.ts'

const count = 1_000
const warmUps = 2_000
/** Time for what was used for the last requests to be cleared away. */
const settleMs = 10_000

/** A thousand sites in one process: what the memory grows by when each has shown its home page once, and how long that page takes. */
export async function run(): Promise<Report> {
  const dataDir = await prepareShop()
  try {
    await addManySites(dataDir, count)
    const shop = await openBenchShop({ RATE_LIMITS: 'off' }, { prepared: dataDir })
    try {
      // Pages of the first site, none of them in memory, so that the process has its usual size before it is looked at.
      for (let number = 0; number < warmUps; number += 1)
        await ask(`${shop.url}/?page=${number + 1}`, 'any.example')
      await wait(settleMs)
      const before = residentBytes(shop.pid).now
      const latencies: number[] = []
      for (let number = 0; number < count; number += 1)
        latencies.push(await ask(`${shop.url}/`, hostOf(number)))
      await wait(settleMs)
      const after = residentBytes(shop.pid).now
      return {
        bench: 'sites',
        node: process.versions.node,
        rows: [
          row('resident memory before', before / 2 ** 20, 'MB'),
          row(`resident memory after ${count} sites`, after / 2 ** 20, 'MB'),
          row('memory of an idle site', (after - before) / count / 2 ** 20, 'MB'),
          row('first page of a site', median(latencies), 'ms p50'),
        ],
      }
    } finally {
      await shop.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function row(name: string, value: number, unit: string) {
  return { case: name, subject: 'vitrine', value, unit }
}

/** Milliseconds until a page of a host was there. */
function ask(url: string, host: string): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { host, 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${host} answered ${response.statusCode}.`))
      response.resume()
      response.on('end', () => resolve(performance.now() - startedAt))
    })
    call.on('error', reject)
    call.end()
  })
}
