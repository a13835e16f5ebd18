import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'
import { panelApp, saidToOwners } from './spoken-app.ts'
import { readLanguages, textsOf } from './translations.ts'

const panel = path.resolve(import.meta.dirname, '../../packages/panel/src')

/** What the rooms of the panel and of its settings are called, the longest first. */
const rooms = ['shell/rooms.ts', 'screens/settings/settings-rooms.ts', 'screens/settings/selling-rooms.ts']
  .flatMap((file) => [...readFileSync(path.join(panel, file), 'utf8').matchAll(/\blabel: '([^']+)'/g)])
  .flatMap(([, label]) => label ?? [])
  .toSorted((one, other) => other.length - one.length)

/** Where a sentence sends somebody to a room: what stands behind `under`, behind `Settings,` and in a link behind `in`. What other companies' rooms are called has arrows in it. */
const ways = /\b(?:[Uu]nder (?:<\d>)?|Settings, |in <\d>)(?=\p{Lu})(?![^.,]*→)/gu

/** The rooms that a sentence names: null for one that none is called. */
function roomsIn(text: string): readonly (string | null)[] {
  return [...text.matchAll(ways)].map(({ 0: way, index }) => {
    const rest = text.slice(index + way.length)
    return rooms.find((room) => rest.startsWith(room) && /^(?:$|[^\w])/.test(rest.slice(room.length))) ?? null
  })
}

describe('roomsIn', () => {
  it('finds the rooms that sentences lead to, and names that none has', () => {
    expect(roomsIn('Write it under Legal texts, or in Settings, Mail. Look in <0>Payments</0>.')).toEqual([
      'Legal texts',
      'Mail',
      'Payments',
    ])
    expect(roomsIn('Choose it under Shipping.')).toEqual([null])
    expect(roomsIn('Add it under Sending → Webhooks.')).toEqual([])
  })
})

describe.each([
  ['the panel', panelApp, 10],
  ['the server', saidToOwners, 5],
] as const)('a sentence of %s that sends somebody to a room', (_, app, least) => {
  const sentences = [...readSentences(app).keys()].filter((text) => roomsIn(text).length > 0)

  it('is found', () => {
    expect(sentences.length).toBeGreaterThan(least)
  })

  it('calls it as it is called there', () => {
    expect(sentences.filter((text) => roomsIn(text).includes(null))).toEqual([])
  })
})

describe('a sentence that sends somebody to a room', () => {
  it.each([...readLanguages(panelApp)])('calls it as it is called there in %s', (language, panelWords) => {
    const namesOf = (room: string) => textsOf(panelWords.get(room) ?? room)
    const serverWords = readLanguages(saidToOwners).get(language) ?? new Map<string, string>()
    const wrong = [...panelWords, ...serverWords].filter(([text, given]) =>
      roomsIn(text).some(
        (room) => room && !textsOf(given).every((said) => namesOf(room).some((name) => said.includes(name))),
      ),
    )
    expect(wrong).toEqual([])
  })
})
