import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { compile } from '../src/compile.ts'
import type { Rendered } from '../src/template.ts'
import { sensibleTemplate } from '../src/testing/arbitrary-template.ts'
import { someData } from '../src/testing/arbitrary-values.ts'
import { coreRegistry as registry } from '../src/testing/core-registry.ts'
import { someSource } from './some-source.ts'
import { brokenPromise, trialOptions } from './try-template.ts'

/** In proofs another seed every time; a failure prints the one it came from. */
const seed = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1)[0] ?? 1
const chunks = Array.from(
  { length: { short: 10, long: 200 }[inject('proofLength')] },
  (_, index) => seed + index,
)
const sourcesPerChunk = 5000

describe('five thousand random or mutated sources', { timeout: 120_000 }, () => {
  it.each(chunks)('compile, render within their budgets, and change nothing (seed %i)', (each) => {
    fc.assert(
      fc.property(someSource, someData, (source, data) => {
        expect(brokenPromise(source, data)).toBeUndefined()
      }),
      { numRuns: sourcesPerChunk, seed: each },
    )
  })
})

const numRuns = 200
const options = trialOptions

function render(source: string, data: unknown): Rendered {
  return compile(source, { registry }).render(data, options)
}

describe('any template', { timeout: 60_000 }, () => {
  it('renders the same twice, from one compilation and from two', () => {
    fc.assert(
      fc.property(sensibleTemplate, someData, (source, data) => {
        const template = compile(source, { registry })
        const first = template.render(data, options)
        expect(template.render(data, options)).toEqual(first)
        expect(render(source, data)).toEqual(first)
      }),
      { numRuns },
    )
  })

  it('renders frozen data', () => {
    fc.assert(
      fc.property(sensibleTemplate, someData, (source, data) => {
        expect(render(source, Object.freeze({ ...data }))).toEqual(render(source, data))
      }),
      { numRuns },
    )
  })

  it('stays within its bytes and its steps, and says so once', () => {
    const limits = { steps: 60, bytes: 40, timeMs: 5000 }
    fc.assert(
      fc.property(sensibleTemplate, someData, (source, data) => {
        const { output, errors } = compile(source, { registry }).render(data, { ...options, limits })
        expect(new TextEncoder().encode(output).length).toBeLessThanOrEqual(40)
        expect(errors.filter(({ code }) => code.endsWith('-spent')).length).toBeLessThanOrEqual(1)
      }),
      { numRuns },
    )
  })

  it('prints the beginning of the whole page when a budget ends it early', () => {
    fc.assert(
      fc.property(sensibleTemplate, someData, fc.integer({ min: 1, max: 200 }), (source, data, steps) => {
        const template = compile(source, { registry })
        const cut = template.render(data, { ...options, limits: { steps, timeMs: 5000 } })
        expect(template.render(data, options).output.startsWith(cut.output)).toBe(true)
      }),
      { numRuns },
    )
  })

  it('prints nothing of a partial that another partial was to be given', () => {
    const template = compile('{a|apply deep|apply p}', { registry })
    const whole = template.render({ s: 'x' }, options).output
    const beginnings = Array.from({ length: 60 }, (_, steps) => {
      const limits = { steps: steps + 1, timeMs: 5000 }
      return template.render({ s: 'x' }, { ...options, limits }).output
    })
    expect(beginnings.filter((each) => !whole.startsWith(each))).toEqual([])
    expect(beginnings).toContain(whole)
  })
})
