import { askedWords, isMeant } from '@vitrine/domain/search/asked-words'
import { collectionMark, pageMark } from '@vitrine/domain/search/postings'
import { wordLevels } from '@vitrine/domain/search/word-levels'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { tablesHolding } from '../testing/tables-holding.ts'
import type { SearchAsk, SearchEntry, SearchPlace } from './search-records.ts'

let built: BuiltStore
beforeAll(async () => {
  built = await buildStore()
  await write('', [])
})
afterAll(() => built.close())

const write = (language: string, entries: readonly SearchEntry[]) =>
  built.siteStore.transaction(async ({ search }) => {
    await search.lock()
    await search.write(language, entries)
  })

/** A product of the collection `shop` with a title and a text; without words when it is gone. */
const entryOf = (id: string, title: string | null, text = ''): SearchEntry => ({
  kind: 'product',
  id,
  words:
    title === null ? null : new Map([...wordLevels({ title, terms: '', text }), [collectionMark('shop'), 0]]),
})

const find = (text: string, more: Partial<SearchAsk> = {}) =>
  built.siteStore.search.find({
    language: '',
    words: askedWords(text),
    collectionId: null,
    openIds: new Set(['shop']),
    closedIds: [],
    offset: 0,
    limit: 1_000,
    ...more,
  })
const ids = async (text: string, more?: Partial<SearchAsk>) =>
  (await find(text, more)).things.map(({ id }) => id)

const near = (word: string, limit: number, more: Partial<SearchPlace> = {}) =>
  built.siteStore.search.nearWords(
    { language: '', collectionId: null, openIds: new Set(['shop']), closedIds: [], ...more },
    word,
    limit,
  )

const words = [
  'mug',
  'mugs',
  'mud',
  'kettle',
  'kettles',
  'teakettle',
  'p77',
  'p771',
  'blue',
  'glue',
  'gluten',
]
const texts = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
  .map((each) => each.join(' '))
const steps = fc.array(
  fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 12 }).map((at) => `thing ${at}`),
      fc.option(texts),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  ),
  { minLength: 1, maxLength: 6 },
)

describe('the index of a site', () => {
  it('finds after any changes what has all words, beginnings or slips of them, and is empty when all is gone', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const known = new Map<string, string>()
        for (const step of all) {
          const last = new Map(step)
          await write(
            '',
            [...last].map(([id, text]) => entryOf(id, text)),
          )
          for (const [id, text] of last) text === null ? known.delete(id) : known.set(id, text)
        }
        for (const asked of ['mug', 'mu', 'ketle', 'p77', 'bleu', 'glue mug', 'teakettel']) {
          const meant = [...known].filter(([, text]) =>
            askedWords(asked).every((word) => text.split(' ').some((each) => isMeant(word, each))),
          )
          expect((await ids(asked)).toSorted()).toEqual(meant.map(([id]) => id).toSorted())
        }
        await write(
          '',
          [...known.keys()].map((id) => entryOf(id, null)),
        )
        const holding = await tablesHolding(built, ['mu', 'kettle', 'p77', 'lu', 'thing', 'shop'])
        expect([...holding.keys()].filter((table) => table.startsWith('search_'))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('puts whole words before beginnings, these before slips, titles before texts, and what came first before what came later', async () => {
    const titles = { slip: 'Mud', longer: 'Mugs', text: 'Cup', whole: 'Mug', again: 'Mug', swapped: 'Mgu' }
    await write(
      '',
      Object.entries(titles).map(([id, title]) => entryOf(id, title, id === 'text' ? 'a mug to drink' : '')),
    )
    expect(await ids('mug')).toEqual(['whole', 'again', 'longer', 'swapped', 'text', 'slip'])
    expect(await ids('mug', { offset: 1, limit: 2 })).toEqual(['again', 'longer'])
    expect((await find('mug', { limit: 1 })).total).toBe(6)
  })

  it('lets a rare word count more than a frequent one', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      entryOf(`plate ${at}`, 'Plate', at === 7 ? 'of stoneware' : ''),
    )
    await write('', [...many, entryOf('dish', 'Stoneware', 'beside a plate')])
    expect(await ids('plate stoneware')).toEqual(['dish', 'plate 7'])
  })

  it('finds nothing of collections that are closed, or there no longer, and within one alone', async () => {
    await write('', [entryOf('basket', 'Basket')])
    expect(await ids('basket')).toEqual(['basket'])
    expect(await ids('basket', { collectionId: 'shop' })).toEqual(['basket'])
    expect(await ids('basket', { collectionId: 'blog' })).toEqual([])
    expect(await ids('basket', { openIds: new Set() })).toEqual([])
  })

  it('keeps a language apart, and drops it in parts', async () => {
    await built.siteStore.search.begin('de', ['de'])
    await write('de', [entryOf('basket', 'Korb')])
    expect(await ids('korb')).toEqual([])
    expect(await ids('korb', { language: 'de' })).toEqual(['basket'])
    while (await built.siteStore.search.drop('de'))
      expect((await find('korb', { language: 'de' })).total).toBeLessThan(2)
    expect((await built.siteStore.search.states()).map(({ language }) => language)).toEqual([''])
  })

  it('proposes words that are near, the most frequent first', async () => {
    await write('', [entryOf('lamp', 'Lantern'), entryOf('lamp 2', 'Lantern'), entryOf('lamp 3', 'Lanterns')])
    expect(await near('lanten', 4)).toEqual(['lantern', 'lanterns'])
    expect(await near('lan', 1)).toEqual(['lantern'])
  })

  it('proposes no word of what is closed, or of another collection', async () => {
    const secret = {
      kind: 'page',
      id: 'plans',
      words: new Map([
        ['lanyard', 1],
        ['lan', 128],
        [pageMark('plans'), 0],
      ]),
    } as const
    await write('', [secret])
    expect(await near('lanyar', 4)).toEqual(['lanyard'])
    expect(await near('lanyar', 4, { closedIds: ['plans'] })).toEqual([])
    expect(await near('lan', 4, { closedIds: ['plans'] })).toEqual(['lantern', 'lanterns'])
    expect(await near('lan', 4, { openIds: new Set() })).toEqual(['lanyard'])
    expect(await near('lan', 4, { collectionId: 'blog' })).toEqual([])
    expect(await near('lan', 4, { collectionId: 'plans' })).toEqual(['lanyard'])
  })
})

describe('changes', () => {
  it('are noted with what is saved, taken once, and later when they are due later', async () => {
    const { siteStore } = built
    const noted = (nowMs: number) =>
      siteStore.transaction(async ({ search }) => {
        const changes = await search.takeChanges(nowMs, 100)
        await search.forget(changes)
        return changes
      })
    await noted(1)
    await siteStore.search.remind({ kind: 'item', id: 'post' }, 5_000)
    await siteStore.search.remind({ kind: 'product', id: 'mug' }, 0)
    expect(await siteStore.search.isBehind(4_999)).toBe(true)
    expect(await noted(4_999)).toEqual([{ kind: 'product', id: 'mug' }])
    expect(await siteStore.search.isBehind(4_999)).toBe(false)
    expect(await noted(5_000)).toEqual([{ kind: 'item', id: 'post' }])
  })
})
