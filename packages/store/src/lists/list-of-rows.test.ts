import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { testsOf } from '@vitrine/domain/lists/row-tests'
import { describe, expect, it } from 'vitest'
import { everyRow } from '../testing/list-ask.ts'
import { listOfRows } from './list-of-rows.ts'

const rules = [
  { id: 'a', source: '/old-shop', target: '/shop' },
  { id: 'b', source: '/blog/Été', target: '' },
  { id: 'c', source: '/About', target: '/shop' },
]

const list = {
  keys: {
    name: 'rules',
    columns: { source: {} },
    choices: {},
    texts: { source: { hasWords: true }, target: { hasWords: false } },
  },
  entryOf: ({ id, source, target }: (typeof rules)[number]) => ({
    id,
    columns: { source },
    choices: {},
    texts: { source: [source], target: [target] },
    searched: [source, target],
  }),
}

const bySource = { key: 'source', isDescending: false }
const found = (part: Parameters<typeof everyRow>[0]) =>
  listOfRows(rules, list, everyRow({ sort: bySource, ...part })).rows.map(({ id }) => id)

describe('listOfRows', () => {
  it('sorts texts by their bytes', () => {
    expect(found({})).toEqual(['c', 'b', 'a'])
  })

  it('finds words without case and accents, by their beginning', () => {
    expect(found({ words: ['ete'] })).toEqual(['b'])
    expect(found({ words: ['sho', 'old'] })).toEqual(['a'])
  })

  it('narrows by a text that it is sorted by, too', () => {
    expect(found({ tests: [{ kind: 'among', key: 'source', values: ['/about'], isNot: false }] })).toEqual([
      'c',
    ])
    expect(found({ tests: [{ kind: 'empty', key: 'target', isEmpty: true }] })).toEqual(['b'])
  })

  it('pages by places that hold when rows come and go', () => {
    const first = listOfRows(rules, list, everyRow({ sort: bySource, limit: 1 }))
    expect(first).toMatchObject({ next: 'source~c~/About', previous: null, total: { count: 3 } })
    const start = { side: 'after' as const, id: 'c', value: '/About' }
    const rest = listOfRows(rules.slice(0, 2), list, everyRow({ sort: bySource, start }))
    expect(rest.rows.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(rest).toMatchObject({ next: null, previous: 'source~b~/blog/Été' })
  })

  it('tells rows without a moment from those that are old', () => {
    const pages = [
      { id: 'never', changed: 0 },
      { id: 'old', changed: Date.UTC(2020, 0, 1) },
    ]
    const keys = { name: 'pages', columns: { changed: {} }, choices: {}, texts: {} }
    const entryOf = ({ id, changed }: (typeof pages)[number]) => ({
      id,
      columns: { changed },
      choices: {},
      texts: {},
      searched: [],
    })
    const filter: ListFilter = { key: 'changed', label: 'Changed', kind: 'moment', mayLack: true }
    const left = (operator: 'older' | 'lt' | 'empty', value: string) => {
      const moment = { timeZone: 'UTC', nowMs: Date.UTC(2026, 11, 1) }
      const tests = testsOf([{ key: 'changed', operator, values: [value] }], { filters: [filter] }, moment)
      const ask = everyRow({ sort: { key: 'changed', isDescending: false }, tests })
      return listOfRows(pages, { keys, entryOf }, ask).rows.map(({ id }) => id)
    }
    expect(left('older', '30')).toEqual(['old'])
    expect(left('lt', '2026-12-01')).toEqual(['old'])
    expect(left('empty', 'yes')).toEqual(['never'])
    expect(left('empty', 'no')).toEqual(['old'])
  })

  it('does not sort by what the list does not know', () => {
    expect(() => found({ sort: { key: 'target', isDescending: false } })).toThrow('not sorted by target')
  })
})
