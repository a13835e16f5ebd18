import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const opened = shopAnswers['GET /api/panel/products/mug'].body.product
const [blue, sand] = opened.variants
const stockOf = (onHand: number) => ({ unlimited: false, onHand, held: 1 })
const found = (product: object) => ({ body: { product: { ...opened, ...product }, stockVersions: {} } })

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
/** Lets the answer come that the screen waits for. */
let arrive: () => void
let arrived: Promise<void>

beforeEach(async () => {
  arrived = new Promise((resolve) => {
    arrive = resolve
  })
  server = fakeFetch()
  server.answerByPath(shopAnswers)
  screen = await showScreen('/products/mug')
  await screen.waitFor('No changes')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function lastBody(): Promise<unknown> {
  return server.requests.findLast(({ method }) => method === 'PUT')?.json()
}

it('keeps prices, stock and titles that are typed while the product is saved, beside what was saved', async () => {
  await screen.type(screen.field('Title'), 'Cup')
  await screen.type(screen.field('In stock of Blue'), '7')
  const saved = { title: 'Cup', variants: [{ ...blue, stock: stockOf(6) }, sand], updatedAtMs: 3 }
  server.answer({ ...found(saved), after: arrived })
  await screen.pressOnceThere('Save')
  await screen.type(screen.field('Price (USD) of Sand'), '20.00')
  await screen.type(screen.field('In stock of Blue'), '9')
  await screen.press(screen.field('Featured'))
  arrive()
  await screen.waitFor('Cup was saved')
  expect(screen.field('Price (USD) of Sand').value).toBe('20.00')
  await screen.waitFor('Unsaved changes')
  server.answer(found({ ...saved, title: 'Cup', updatedAtMs: 4 }))
  await screen.pressOnceThere('Save')
  // One was sold meanwhile: two more than the seven that were typed are counted.
  expect(await lastBody()).toMatchObject({
    title: 'Cup',
    isFeatured: true,
    variants: [{ stock: { onHand: 9, was: 7 } }, { priceCents: 2000 }],
    updatedAtMs: 3,
  })
})

it('keeps what is typed while it is put together with what somebody else saved', async () => {
  await screen.type(screen.field('Title'), 'Bowl')
  const theirs = { variants: [blue, { ...sand, priceCents: 700 }], updatedAtMs: 3 }
  const changedMeanwhile = { status: 409, body: { message: 'changed' } }
  const merged = { ...theirs, title: 'Bowl', updatedAtMs: 4 }
  server.answer(changedMeanwhile, { ...found(theirs), after: arrived }, found(merged))
  await screen.pressOnceThere('Save')
  await screen.type(screen.field('Price (USD) of Blue'), '20.00')
  arrive()
  await screen.waitFor('Bowl was saved')
  expect(screen.field('Price (USD) of Blue').value).toBe('20.00')
  expect(screen.field('Price (USD) of Sand').value).toBe('7.00')
  await screen.waitFor('Unsaved changes')
})

it('is left by itself when it is saved, where somebody goes elsewhere meanwhile', async () => {
  await screen.type(screen.field('Title'), 'Cup')
  server.answer({ ...found({ title: 'Cup', updatedAtMs: 3 }), after: arrived })
  await screen.pressOnceThere('Save')
  const back = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Products')
  await screen.press(back ?? document.body)
  await screen.waitFor('This page is left as soon as that is done.')
  arrive()
  await screen.waitUntil(() => document.querySelector('h1')?.textContent === 'Products')
})

it('draws no row of the variants again while the title is typed, and no other row while a price is', async () => {
  const drawn = (label: string) => {
    const field = screen.field(label)
    const name = Object.keys(field).find((key) => key.startsWith('__reactProps')) ?? ''
    return Reflect.get(field, name)
  }
  const [ofBlue, ofSand] = [drawn('Price (USD) of Blue'), drawn('Price (USD) of Sand')]
  await screen.type(screen.field('Title'), 'Cup')
  expect(drawn('Price (USD) of Blue')).toBe(ofBlue)
  await screen.type(screen.field('Price (USD) of Blue'), '20')
  expect(drawn('Price (USD) of Blue')).not.toBe(ofBlue)
  expect(drawn('Price (USD) of Sand')).toBe(ofSand)
})
