import { describe, expect, it } from 'vitest'
import { measureProgress } from './measure-progress.ts'
import { textHash } from './text-hash.ts'
import { line } from './texts/text-field.ts'
import type { Translation } from './translation.ts'

const sources = [
  { ...line('title', 'Title'), text: 'Mug' },
  { ...line('excerpt', 'Excerpt'), text: 'Of clay' },
  { ...line('block:b1:items:0:title', 'Question'), text: 'Dishwasher?' },
]
const mug = { kind: 'product', id: 'mug', sources } as const
const cup = { kind: 'product', id: 'cup', sources: sources.slice(0, 1) } as const

const made = (text: string) => ({ text: `Of ${text}`, sourceHash: textHash(text) })
const whole = { title: made('Mug'), excerpt: made('Of clay'), 'block:b1:items:0:title': made('Dishwasher?') }
const translations: readonly Translation[] = [
  { kind: 'product', id: 'mug', language: 'de', texts: whole, updatedAtMs: 1 },
  { kind: 'product', id: 'mug', language: 'fr', texts: { ...whole, title: made('Jug') }, updatedAtMs: 1 },
  { kind: 'product', id: 'cup', language: 'fr', texts: { title: made('Mug') }, updatedAtMs: 1 },
]
const languages = ['de', 'fr', 'it']

describe('how far several things are', () => {
  it('is told for each of them and each language', () => {
    const measured = [...measureProgress([mug, cup], { languages, translations })]
    expect(measured).toEqual([
      {
        subject: mug,
        languages: [
          { code: 'de', missing: 0, outdated: 0, translated: 3 },
          { code: 'fr', missing: 0, outdated: 1, translated: 2 },
          { code: 'it', missing: 3, outdated: 0, translated: 0 },
        ],
      },
      {
        subject: cup,
        languages: [
          { code: 'de', missing: 1, outdated: 0, translated: 0 },
          { code: 'fr', missing: 0, outdated: 0, translated: 1 },
          { code: 'it', missing: 1, outdated: 0, translated: 0 },
        ],
      },
    ])
  })

  const hashed: string[] = []
  const hashOf = (text: string) => {
    hashed.push(text)
    return textHash(text)
  }

  it('hashes each text once, in however many languages it is compared', () => {
    hashed.length = 0
    measureProgress([mug], { languages, translations, hashOf }).next()
    expect(hashed.toSorted()).toEqual(['Dishwasher?', 'Mug', 'Of clay'])
  })

  it('is worked out thing by thing, so that others may have their turn between two of them', () => {
    hashed.length = 0
    const walk = measureProgress([cup, mug], { languages, translations, hashOf })
    walk.next()
    expect(hashed).toEqual(['Mug'])
    walk.next()
    expect(hashed).toHaveLength(4)
  })
})
