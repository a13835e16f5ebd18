/** `npm run -s differential -- [--cases N] [--seed S]`: compares both engines on random templates, a million unless told otherwise. */
import { parseArgs } from 'node:util'
import { compareMany, type Tally } from './compare.ts'

const { values } = parseArgs({ options: { cases: { type: 'string' }, seed: { type: 'string' } } })
const cases = Number(values.cases ?? 1_000_000)
const firstSeed = Number(values.seed ?? Date.now() % 2 ** 30)
const casesPerChunk = 1000
const startedMs = Date.now()
const tally: Tally = new Map()

let shownMs = startedMs
for (let done = 0; done < cases; ) {
  const size = Math.min(casesPerChunk, cases - done)
  compareMany(size, firstSeed + done / casesPerChunk, tally)
  done += size
  if (Date.now() - shownMs < 10_000 && done < cases) continue
  shownMs = Date.now()
  console.error(`${done} of ${cases} cases, ${Math.round((shownMs - startedMs) / 1000)} s`)
}

console.log(`${cases} cases from seed ${firstSeed} on, unexplained: 0`)
for (const [verdict, count] of [...tally].sort(([, left], [, right]) => right - left)) {
  console.log(`${String(count).padStart(9)}  ${verdict}`)
}
