import { readView } from '@vitrine/domain/lists/list-request'
import { expect, it } from 'vitest'
import { panelLists } from './panel-lists.ts'

const views = panelLists.flatMap(({ list }) => list.views.map(({ name, query }) => ({ list, name, query })))

it.each(views)('the view $name of $list.name is one that its list can be asked for', ({ list, query }) => {
  const asked = Object.fromEntries(new URLSearchParams(query))
  expect(readView(asked, list, { timeZone: 'UTC', nowMs: 0 })).toMatchObject({ ok: true })
})

it('has each list once', () => {
  const names = panelLists.map(({ list }) => list.name)
  expect(names).toEqual(expect.arrayContaining(['orders', 'gift-cards', 'campaigns']))
  expect(new Set(names).size).toBe(names.length)
})
