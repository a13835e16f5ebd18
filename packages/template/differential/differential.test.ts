import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../src/compile.ts'
import {
  brokenTemplate,
  injectedValues,
  partialTexts,
  sensibleTemplate,
  someData,
} from '../src/testing/arbitrary-template.ts'
import { coreRegistry as registry } from '../src/testing/core-registry.ts'
import { type ReferenceRendered, renderWithReference } from './reference-engine.ts'

/** Set FUZZ_RUNS for a longer search. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 200)

const partials = new Map(
  Object.entries(partialTexts).map(([file, text]) => [file, compile(text, { file, registry })]),
)
const injects = new Map(Object.entries(injectedValues))

function renderWithOurs(source: string, data: unknown): ReferenceRendered {
  const template = compile(source, { registry })
  const options = { partials, injects, now: 0, limits: { timeMs: 10_000 } }
  const { output, errors } = template.render(data, options)
  return { output, messages: [...template.errors, ...errors].map(({ message }) => message) }
}

/**
 * Where we mean to differ: after an unexpected error the reference engine leaves its stack as it was; it does not give back the
 * depth of a partial that was too deep; blocks inside a separator run in the body; an assignment that fails is told twice;
 * the end-of-file tag confuses it; inherited names are formatters to it; and an `if` of nothing is a block.
 */
function isMeantToDiffer(source: string, ours: ReferenceRendered, theirs: ReferenceRendered): boolean {
  const quirk = /Unexpected|exceeded maximum|unexpected token on stack|EOF state/
  // It knows more words than the core ones, which a cut may spell by chance.
  const ownLimit = /(?:Formatter|Predicate) '(?!unheard-of)|ALTERNATES_WITH instruction/
  return (
    theirs.messages.some((message) => quirk.test(message)) ||
    ours.messages.some((message) => ownLimit.test(message)) ||
    /\{\.alternates with\}(?:(?!\{\.end\})[\s\S])*\{\.(?:section|repeated|if|macro|[A-Za-z-]+\?)/.test(
      source,
    ) ||
    /\{\.if\s+\}/.test(source)
  )
}

/** Neither engine says in which order mistakes of parsing and assembling come. */
function comparable({ output, messages }: ReferenceRendered): { output: string; messages: string[] } {
  return { output, messages: messages.toSorted() }
}

describe('compared with the reference engine', () => {
  it.each([
    ['sensible', sensibleTemplate],
    ['broken', brokenTemplate],
  ])(
    '%s templates print the same and have the same mistakes',
    (_, template) => {
      let compared = 0
      fc.assert(
        fc.property(template, someData, (source, data) => {
          const theirs = renderWithReference(source, structuredClone(data), {
            partials: partialTexts,
            injects: structuredClone(injectedValues),
          })
          const ours = renderWithOurs(source, data)
          fc.pre(!isMeantToDiffer(source, ours, theirs))
          expect(comparable(ours)).toEqual(comparable(theirs))
          compared++
        }),
        { numRuns },
      )
      expect(compared).toBeGreaterThanOrEqual(numRuns)
    },
    60_000 + numRuns * 100,
  )
})
