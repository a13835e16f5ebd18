import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { compile } from '../compile.ts'
import type { Limits, Rendered } from '../template.ts'
import { brokenTemplate, partialTexts, sensibleTemplate } from '../testing/arbitrary-template.ts'
import { injectedValues, someData } from '../testing/arbitrary-values.ts'
import { coreRegistry as registry } from '../testing/core-registry.ts'

const numRuns = { short: 400, long: 20_000 }[inject('proofLength')]

function renderAfter(walks: number, source: string, data: unknown, limits: Partial<Limits> = {}): Rendered {
  const partials = new Map(
    Object.entries(partialTexts).map(([name, text]) => [
      name,
      compile(text, { file: name, registry, walks }),
    ]),
  )
  const injects = new Map(Object.entries(injectedValues))
  return compile(source, { registry, walks }).render(data, {
    partials,
    injects,
    now: 0,
    limits: { steps: 20_000, bytes: 100_000, timeMs: 60_000, ...limits },
  })
}

describe('a walk', { timeout: 60_000 + numRuns * 50 }, () => {
  it('prints and reports what generated code does', () => {
    fc.assert(
      fc.property(fc.oneof(sensibleTemplate, brokenTemplate), someData, (source, data) => {
        expect(renderAfter(Number.POSITIVE_INFINITY, source, data)).toEqual(renderAfter(0, source, data))
      }),
      { numRuns },
    )
  })

  it('ends where generated code ends when a budget is spent', () => {
    const budgets = fc.record({
      steps: fc.integer({ min: 1, max: 80 }),
      bytes: fc.integer({ min: 1, max: 200 }),
    })
    fc.assert(
      fc.property(sensibleTemplate, someData, budgets, (source, data, limits) => {
        const walked = renderAfter(Number.POSITIVE_INFINITY, source, data, limits)
        expect(walked).toEqual(renderAfter(0, source, data, limits))
      }),
      { numRuns },
    )
  })

  it('is followed by generated code, which prints the same', () => {
    const template = compile('{.repeated section @}{@|html}{.alternates with}, {.end}', {
      registry,
      walks: 1,
    })
    const pages = [1, 2, 3].map(() => template.render(['<', 2]).output)
    expect(pages).toEqual(['&lt;, 2', '&lt;, 2', '&lt;, 2'])
  })
})
