import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Example, readExamples } from './read-examples.ts'
import { renderExample, siteWords } from './render-example.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/template-language.md'), 'utf8')

describe('the guide to the template language', () => {
  it.each(readExamples(guide).map((example) => [example.title, example.line, example] as const))(
    '%s (line %i) prints what it says',
    (_title, _line, example: Example) => {
      expect(renderExample(example)).toBe(example.output)
    },
  )

  it('has a line for every formatter and predicate', () => {
    const prose = guide.replace(/^```[\s\S]*?^```$/gm, '')
    const told = new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, word]) => word))
    const words = [...siteWords.formatters.keys(), ...siteWords.predicates.keys()]
    expect(words.filter((word) => !told.has(word))).toEqual([])
  })
})
