import { expect, it } from 'vitest'
import { findView, type ListView, queryOfView, searchOfView } from './list-views.ts'

const all: ListView = { key: 'all', name: 'All', query: '', saved: null }
const low: ListView = { key: 'low', name: 'Low', query: 'f=stock:lt:5&sort=stock', saved: null }
const mine: ListView = {
  key: '24',
  name: 'Mine',
  query: 'q=mug&cols=title,sku',
  saved: { isShared: false, isOwn: true },
}
const views = [all, low, mine]

it('knows a view by what it shows', () => {
  expect(findView(views, {})).toEqual({ view: all, isChanged: false })
  expect(findView(views, { f: 'stock:lt:5', sort: 'stock', after: 'x' })).toEqual({
    view: low,
    isChanged: false,
  })
  expect(findView(views, { q: 'bowl' })).toEqual({ view: all, isChanged: true })
})

it('keeps to the view that the address names, and says that it was changed', () => {
  expect(findView(views, { ...searchOfView(mine) })).toEqual({ view: mine, isChanged: false })
  expect(findView(views, { ...searchOfView(mine), sort: 'title' })).toEqual({ view: mine, isChanged: true })
  expect(findView(views, { ...searchOfView(mine), cols: 'title' })).toEqual({ view: mine, isChanged: true })
  expect(findView(views, { view: 'low' })).toEqual({ view: low, isChanged: true })
})

it('saves what is shown, but neither the page nor the view it came from', () => {
  expect(queryOfView({ q: 'mug', f: 'stock:lt:5', sort: '-title', view: 'low', after: 'x' })).toBe(
    'q=mug&f=stock:lt:5&sort=-title',
  )
})
