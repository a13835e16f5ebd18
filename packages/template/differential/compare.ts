import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { readCorpusTemplates } from '../fuzz/read-corpus.ts'
import { compile } from '../src/compile.ts'
import type { Template } from '../src/template.ts'
import { brokenTemplate, partialTexts, sensibleTemplate, wounded } from '../src/testing/arbitrary-template.ts'
import { injectedValues, someData } from '../src/testing/arbitrary-values.ts'
import { coreRegistry as registry } from '../src/testing/core-registry.ts'
import type { Comparison } from './comparison.ts'
import { wantedDifferences } from './differences.ts'
import { renderWithReference } from './reference-engine.ts'

/** How many comparisons came out how: `same`, or the name of a wanted difference. */
export type Tally = Map<string, number>

/** Both ways in which a template runs: its first runs walk its tree, later ones run generated code. */
const ways = [Number.POSITIVE_INFINITY, 0]

type Compiled = readonly { readonly template: Template; readonly partials: ReadonlyMap<string, Template> }[]

const partialsByWay = ways.map(
  (walks) =>
    new Map(
      Object.entries(partialTexts).map(([file, text]) => [file, compile(text, { file, registry, walks })]),
    ),
)
const injects = new Map(Object.entries(injectedValues))

/** Templates to compare: mostly sound ones, and such with pieces missing, made up or out of the corpus. */
const someTemplate = fc.oneof(
  { weight: 8, arbitrary: sensibleTemplate },
  { weight: 1, arbitrary: brokenTemplate },
  { weight: 1, arbitrary: wounded(fc.constantFrom(...readCorpusTemplates())) },
)

/** Each template is compared with several data: a case is one of them. */
export const dataPerTemplate = 10

/**
 * Compares both engines on so many random templates. Throws with the smallest one it can find, and the seed, when they differ in a way
 * that has no name.
 */
export function compareMany(templates: number, seed: number, tally: Tally): void {
  const datas = fc.array(someData, { minLength: dataPerTemplate, maxLength: dataPerTemplate })
  fc.assert(
    fc.property(someTemplate, datas, (source, each) => {
      const compiled = compileBothWays(source)
      for (const data of each) {
        const comparison = compare(compiled, source, data)
        const verdict = judge(comparison)
        if (verdict === undefined)
          throw new Error(`They differ:\n${JSON.stringify(comparison, undefined, 2)}`)
        tally.set(verdict, (tally.get(verdict) ?? 0) + 1)
      }
    }),
    // Making a large case small can take for ever: what there is by then is shown.
    { numRuns: templates, seed, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true },
  )
}

/** Renders a template from its source with both engines. */
export function compareSource(source: string, data: unknown): Comparison {
  return compare(compileBothWays(source), source, data)
}

function compileBothWays(source: string): Compiled {
  return ways.map((walks, index) => ({
    template: compile(source, { registry, walks }),
    partials: partialsByWay[index] ?? new Map(),
  }))
}

/** Throws when our two ways differ in anything, down to the places of errors. */
function compare(compiled: Compiled, source: string, data: unknown): Comparison {
  const theirs = renderWithReference(source, structuredClone(data), {
    partials: partialTexts,
    injects: structuredClone(injectedValues),
  })
  const [walked, generated] = compiled.map(({ template, partials }) =>
    template.render(data, { partials, injects, now: 0, limits: { timeMs: 60_000 } }),
  )
  if (!walked || !isDeepStrictEqual(walked, generated)) {
    throw new Error(
      `Walked and generated differ:\n${JSON.stringify({ source, data, walked, generated }, undefined, 2)}`,
    )
  }
  const errors = [...(compiled[0]?.template.errors ?? []), ...walked.errors]
  const ours = { output: walked.output, messages: errors.map(({ message }) => message) }
  return { source, data, ours, theirs }
}

/** `same`, the name of the wanted difference that explains a comparison, or `undefined`. */
export function judge(comparison: Comparison): string | undefined {
  if (isSame(comparison)) return 'same'
  return wantedDifferences.find(({ explains }) => explains(comparison))?.name
}

/** Neither engine says in which order mistakes of parsing and assembling come. */
function isSame({ ours, theirs }: Comparison): boolean {
  return (
    ours.output === theirs.output &&
    ours.messages.toSorted().join('\n') === theirs.messages.toSorted().join('\n')
  )
}
