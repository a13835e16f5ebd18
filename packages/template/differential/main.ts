/** `npm run -s differential -- [--cases N] [--seed S]`: compares both engines on random templates and data, a million by default. */
import { parseArgs } from 'node:util'
import { compareMany, dataPerTemplate, type Tally } from './compare.ts'

const { values } = parseArgs({ options: { cases: { type: 'string' }, seed: { type: 'string' } } })
const casesPerChunk = 1000
const chunks = Math.ceil(Number(values.cases ?? 1_000_000) / casesPerChunk)
const firstSeed = Number(values.seed ?? Date.now() % 2 ** 30)
const startedMs = Date.now()
const tally: Tally = new Map()
let unexplained = 0
let shownMs = startedMs

for (let chunk = 0; chunk < chunks; chunk++) {
  try {
    compareMany(casesPerChunk / dataPerTemplate, firstSeed + chunk, tally)
  } catch (thrown) {
    unexplained++
    console.error(thrown instanceof Error ? thrown.message : thrown)
  }
  if (Date.now() - shownMs > 10_000) showProgress(chunk + 1)
}

const cases = chunks * casesPerChunk
console.log(`${cases} cases, seeds ${firstSeed} to ${firstSeed + chunks - 1}`)
for (const [verdict, count] of [...tally].sort(([, left], [, right]) => right - left)) {
  console.log(`${String(count).padStart(9)}  ${verdict}`)
}
console.log(`${String(unexplained).padStart(9)}  unexplained`)
process.exitCode = unexplained === 0 ? 0 : 1

function showProgress(done: number): void {
  shownMs = Date.now()
  const seconds = Math.round((shownMs - startedMs) / 1000)
  console.error(
    `${done * casesPerChunk} of ${chunks * casesPerChunk} cases, ${unexplained} unexplained, ${seconds} s`,
  )
}
