import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import type { Rendered, RenderOptions } from './template.ts'
import { injectedValues, someData } from './testing/arbitrary-data.ts'
import { anyText, brokenTemplate, partialTexts, sensibleTemplate } from './testing/arbitrary-template.ts'
import { coreRegistry as registry } from './testing/core-registry.ts'

/** Set FUZZ_RUNS for a longer search. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 200)

const options: RenderOptions = {
  partials: new Map(
    Object.entries(partialTexts).map(([name, text]) => [name, compile(text, { file: name, registry })]),
  ),
  injects: new Map(Object.entries(injectedValues)),
  now: 0,
  limits: { steps: 20_000, bytes: 100_000, timeMs: 5000 },
}

function render(source: string, data: unknown): Rendered {
  return compile(source, { registry }).render(data, options)
}

describe('any template', { timeout: 60_000 + numRuns * 50 }, () => {
  it('compiles and renders without throwing, whatever is in it', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, brokenTemplate), someData, (source, data) => {
        expect(typeof render(source, data).output).toBe('string')
      }),
      { numRuns },
    )
  })

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

  it('leaves the data and the prototypes of everything as they were', () => {
    const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype]
    const before = prototypes.map((each) => Object.getOwnPropertyNames(each))
    fc.assert(
      fc.property(fc.oneof(sensibleTemplate, brokenTemplate), someData, (source, data) => {
        const copy = structuredClone(data)
        render(source, data)
        expect(data).toEqual(copy)
      }),
      { numRuns },
    )
    expect(prototypes.map((each) => Object.getOwnPropertyNames(each))).toEqual(before)
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
})
