/** `npm run -s fuzz -- [--cases N] [--seed S]`: renders random and mutated sources, a hundred thousand by default. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { someData } from '../src/testing/arbitrary-values.ts'
import { someSource } from './some-source.ts'
import { brokenPromise } from './try-template.ts'

const { values } = parseArgs({ options: { cases: { type: 'string' }, seed: { type: 'string' } } })
const casesPerChunk = 1000
const chunks = Math.ceil(Number(values.cases ?? 100_000) / casesPerChunk)
const firstSeed = Number(values.seed ?? Date.now() % 2 ** 30)
const startedMs = Date.now()
let broken = 0
let shownMs = startedMs

const keepsPromises = fc.property(someSource, someData, (source, data) => {
  const promise = brokenPromise(source, data)
  if (promise !== undefined) throw new Error(promise)
})
for (let chunk = 0; chunk < chunks; chunk++) {
  try {
    fc.assert(keepsPromises, { numRuns: casesPerChunk, seed: firstSeed + chunk })
  } catch (thrown) {
    broken++
    console.error(thrown instanceof Error ? thrown.message : thrown)
  }
  if (Date.now() - shownMs > 10_000) showProgress(chunk + 1)
}
console.log(
  `${chunks * casesPerChunk} sources, seeds ${firstSeed} to ${firstSeed + chunks - 1}, ${broken} broken promises`,
)
process.exitCode = broken === 0 ? 0 : 1

function showProgress(done: number): void {
  shownMs = Date.now()
  const seconds = Math.round((shownMs - startedMs) / 1000)
  console.error(
    `${done * casesPerChunk} of ${chunks * casesPerChunk} sources, ${broken} broken promises, ${seconds} s`,
  )
}
