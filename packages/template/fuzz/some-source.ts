import fc from 'fast-check'
import { anyText, brokenTemplate, sensibleTemplate, wounded } from '../src/testing/arbitrary-template.ts'
import { readCorpusTemplates } from './read-corpus.ts'

/** Anything that could be handed in as a template: noise, sound templates, and templates of the corpus with wounds. */
export const someSource: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: sensibleTemplate },
  { weight: 1, arbitrary: brokenTemplate },
  { weight: 4, arbitrary: wounded(fc.constantFrom(...readCorpusTemplates())) },
)
