/** Prints how many bytes of the heap a render takes, by page and engine, as JSON. */
import { median } from '../report.ts'
import { blogPage } from './blog-page.ts'
import { corePage } from './core-page.ts'
import { detailPage } from './detail-page.ts'
import { type Engine, eta, ours, reference } from './engines.ts'
import type { Garbage } from './garbage.ts'
import { listPage } from './list-page.ts'
import type { BenchPage } from './page.ts'

const rounds = 7
const renders = 40
/** Enough for V8 to compile what is hot. */
const warmUps = 4_000

const engines: Readonly<Record<string, Engine>> = { ours: ours(), reference: reference(), eta: eta() }

function bytesOf(engine: Engine, page: BenchPage): number {
  const render = engine(page)
  for (let count = 0; count < warmUps; count += 1) render(page.data)
  return median(
    Array.from({ length: rounds }, () => {
      globalThis.gc?.()
      const before = process.memoryUsage().heapUsed
      let length = 0
      for (let count = 0; count < renders; count += 1) length += render(page.data).length
      const taken = process.memoryUsage().heapUsed - before
      if (length === 0 || taken <= 0) throw new Error('Nothing was made, or it was cleared away meanwhile.')
      return taken / renders
    }),
  )
}

const garbage: Garbage = Object.fromEntries(
  [corePage, listPage, detailPage, blogPage].map((page) => [
    page.name,
    Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, bytesOf(engine, page)])),
  ]),
)
console.log(JSON.stringify(garbage))
