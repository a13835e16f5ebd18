import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { compareMany, compareSource, dataPerTemplate, judge, type Tally } from './compare.ts'
import { wantedDifferences } from './differences.ts'

const corpus = fileURLToPath(new URL('../corpus/differences/', import.meta.url))

/** In proofs another seed every time; a failure prints the one it came from. */
const seed = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1)[0] ?? 1
const casesPerChunk = 1000
const templates = casesPerChunk / dataPerTemplate
const chunks = Array.from(
  { length: { short: 20, long: 1000 }[inject('proofLength')] },
  (_, index) => seed + index,
)

describe('compared with the reference engine', () => {
  it.each(chunks)(
    'a thousand random cases print the same and have the same mistakes (seed %i)',
    (each) => {
      const tally: Tally = new Map()
      compareMany(templates, each, tally)
      // Differences that are wanted must stay rare, or they would hide others.
      expect(tally.get('same')).toBeGreaterThan(casesPerChunk * 0.9)
    },
    60_000,
  )
})

describe('a wanted difference', () => {
  it.each(wantedDifferences)('has a case in the corpus where it shows: $name', ({ name }) => {
    const folder = `${corpus}${name}/`
    const data = existsSync(`${folder}data.json`) ? JSON.parse(read(`${folder}data.json`)) : {}
    const comparison = compareSource(read(`${folder}template.html`), data)
    expect(comparison.ours.output).toBe(read(`${folder}output.html`))
    expect(judge(comparison)).toBe(name)
  })
})

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
