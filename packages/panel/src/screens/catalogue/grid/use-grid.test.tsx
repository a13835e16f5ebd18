import '../../../testing/browser-stand-ins.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import type { GridSearch } from './grid-search.ts'
import { withText } from './rules/grid-line.ts'
import { useGrid } from './use-grid.ts'

const site = { currency: 'USD', locale: 'en-US', timeZone: 'Europe/Berlin', measurement: 'metric' } as const
const row = (productId: string, priceCents: number, title = productId) => ({
  ...{ productId, variantId: null, name: '', held: 0 },
  cells: { title, priceCents },
})
const list = (rows: readonly object[], next: string | null = null) => ({
  body: { rows, products: rows.length, total: { count: rows.length, isMore: false }, next },
})

let server: ReturnType<typeof fakeFetch>
let root: Root
let grid: ReturnType<typeof useGrid>
let arrive: () => void
let arrived: Promise<void>

function Shown({ view }: { readonly view: GridSearch }) {
  grid = useGrid(view, site)
  return null
}

const show = (view: GridSearch) => act(async () => root.render(<Shown view={view} />))
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const write = (place: number, field: 'title' | 'priceCents', text: string) =>
  act(async () =>
    grid.change(grid.lines.map((line, index) => (index === place ? withText(line, field, text) : line))),
  )
const texts = () => grid.lines.map((line) => [line.texts.title, line.texts.priceCents])

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  arrived = new Promise((resolve) => {
    arrive = resolve
  })
  server = fakeFetch()
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  server.restore()
})

it('keeps cells that are edited and rows that are loaded while the grid is saved', async () => {
  server.answer(list([row('mug', 1250), row('pot', 900)], 'place'))
  await show({})
  await rest()
  await write(0, 'priceCents', '14.00')
  server.answer(
    { body: { outcomes: [{ outcome: 'saved' }], rows: [row('mug', 1400)] }, after: arrived },
    list([row('jar', 500)]),
  )
  const saving = grid.save()
  await write(0, 'title', 'Cup')
  await write(1, 'priceCents', '9.50')
  await act(async () => grid.loadMore())
  await rest()
  arrive()
  await act(async () => void (await saving))
  expect(texts()).toEqual([
    ['Cup', '14.00'],
    ['pot', '9.50'],
    ['jar', '5.00'],
  ])
  expect(grid.lines[0]?.stored).toEqual({ title: 'mug', priceCents: '14.00' })
  expect(grid.changedCount).toBe(2)
})

it('appends no rows of a search that was left', async () => {
  server.answer(list([row('mug', 1250)], 'place'))
  await show({})
  await rest()
  server.answer({ ...list([row('jar', 500)]), after: arrived }, list([row('pot', 900)]))
  await act(async () => grid.loadMore())
  await show({ q: 'pot' })
  await rest()
  arrive()
  await rest()
  expect(texts()).toEqual([['pot', '9.00']])
  expect(grid.loaded.products).toBe(1)
})

it('keeps cells that are edited when more does not come, and asks for the same part again', async () => {
  server.answer(list([row('mug', 1250)], 'place'))
  await show({})
  await rest()
  await write(0, 'priceCents', '14.00')
  server.answer({ fails: true })
  await act(async () => grid.loadMore())
  await rest()
  expect(grid.loading).toMatchObject({ kind: 'failed', after: 'place' })
  server.answer(list([row('pot', 900)]))
  await act(async () => grid.loadAgain())
  await rest()
  expect(new URL(server.requests.at(-1)?.url ?? '').searchParams.get('after')).toBe('place')
  expect(texts()).toEqual([
    ['mug', '14.00'],
    ['pot', '9.00'],
  ])
  expect(grid.changedCount).toBe(1)
})
