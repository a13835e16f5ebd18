import autocannon, { type Options } from 'autocannon'
import { median, percentile } from '../report.ts'

/** What a closed-loop load of some seconds gave. */
export interface LoadResult {
  readonly perSecond: number
  readonly acknowledged: number
  readonly failed: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Loads an address with autocannon, counting each answer. */
export function runAutocannon(options: Options): Promise<LoadResult> {
  const latencies: number[] = []
  let failed = 0
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error) => {
      if (error) reject(error)
      const seconds = (performance.now() - startedAt) / 1000
      resolve({
        perSecond: latencies.length / seconds,
        acknowledged: latencies.length,
        failed,
        p50Ms: median(latencies),
        p99Ms: percentile(latencies, 99),
      })
    })
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200 || status === 204) latencies.push(milliseconds)
      else failed += 1
    })
  })
}
