import { untoldSafety } from '@vitrine/domain/catalogue/safety/product-safety'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

const save = 'PUT /api/panel/products/mug'
let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath(shopAnswers)
  screen = await showScreen('/products/mug')
  await screen.waitFor('No changes')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await screen.close()
  server.restore()
})

const retitle = async (title: string) => {
  await screen.type(screen.field('Title'), title)
  await screen.waitFor('Unsaved changes')
  await screen.press(screen.button('Save'))
}

it('marks a field that the server refused, until it is changed', async () => {
  const refusal = {
    message: 'Please check.',
    errors: { title: 'This title is taken', 'variants.1.sku': 'Taken' },
  }
  server.answerByPath({ ...shopAnswers, [save]: { status: 400, body: refusal } })
  await retitle('Cup')
  await screen.waitFor('This title is taken')
  expect(screen.field('Title').getAttribute('aria-invalid')).toBe('true')
  expect(screen.field('SKU of Sand').getAttribute('aria-invalid')).toBe('true')
  await screen.type(screen.field('Title'), 'Another cup')
  expect(screen.field('Title').getAttribute('aria-invalid')).not.toBe('true')
})

it('does not ask the server about what is plainly wrong', async () => {
  await screen.type(screen.field('Price (USD) of Blue'), 'much')
  await screen.press(screen.button('Save'))
  await screen.waitFor('Enter an amount such as 12.50')
  expect(server.requests.every((request) => request.method === 'GET')).toBe(true)
})

const opened = shopAnswers['GET /api/panel/products/mug'].body.product
const changedMeanwhile = { status: 409, body: { message: 'changed' } }
const found = (product: object, stockVersions = {}) => ({
  body: { product: { ...opened, ...product }, stockVersions },
})

it('puts together what two people changed in different fields, and sends it from the newer version', async () => {
  await screen.type(screen.field('Price (USD) of Blue'), '20.00')
  const [blue, sand] = opened.variants
  const theirs = { title: 'Their cup', variants: [blue, { ...sand, priceCents: 700 }], updatedAtMs: 3 }
  server.answer(changedMeanwhile, found(theirs), found({ ...theirs, updatedAtMs: 4 }))
  await screen.press(screen.button('Save'))
  await screen.waitFor('Their cup was saved')
  const sent = server.requests.filter((request) => request.method === 'PUT').at(-1)
  expect(await sent?.json()).toMatchObject({
    title: 'Their cup',
    variants: [{ priceCents: 2000 }, { priceCents: 700 }],
    updatedAtMs: 3,
  })
})

it('asks about what both changed, keeps what was typed, and sends nothing before the answer', async () => {
  server.answerByPath({ ...shopAnswers, [save]: changedMeanwhile })
  await screen.type(screen.field('Title'), 'My cup')
  server.answer(changedMeanwhile, found({ title: 'Their cup', updatedAtMs: 3 }))
  await screen.press(screen.button('Save'))
  await screen.waitFor('Somebody else changed the same')
  expect(server.requests.filter((request) => request.method === 'PUT')).toHaveLength(1)
  server.answer(found({ title: 'My cup', updatedAtMs: 4 }))
  await screen.press(screen.button('Save the choice'))
  await screen.waitFor('My cup was saved')
  const sent = server.requests.filter((request) => request.method === 'PUT').at(-1)
  expect(await sent?.json()).toMatchObject({ title: 'My cup', updatedAtMs: 3 })
})

it('sends what was typed with the moment it was read, and is clean again', async () => {
  const { product } = shopAnswers['GET /api/panel/products/mug'].body
  server.answerByPath({
    ...shopAnswers,
    [save]: { body: { product: { ...product, title: 'Cup', updatedAtMs: 3 }, stockVersions: {} } },
  })
  await retitle('Cup')
  await screen.waitFor('Cup was saved')
  await screen.waitFor('No changes')
  const sent = server.requests.find((request) => request.method === 'PUT')
  expect(await sent?.json()).toMatchObject({ title: 'Cup', updatedAtMs: 2 })
})

it('says that so little is not charged where it is sold as a subscription', async () => {
  await screen.waitUntil(() => document.querySelector('[aria-label="Price (USD) of Blue"]') !== null)
  const price = screen.field('Price (USD) of Blue')
  await screen.waitFor('Sell it as a subscription')
  await screen.press(screen.field('Sell it as a subscription'))
  expect(document.body.textContent).not.toContain('is not charged')
  await screen.type(price, '0.30')
  await screen.waitFor('A payment of less than $0.50 is not charged: it is free.')
})

it('asks for makers of goods alone, and about few of what is counted alone, but shows what was said before', async () => {
  await screen.waitFor('Responsible person')
  expect(screen.field('Say when few are left').checked).toBe(false)
  await screen.close()
  const show = async (product: object) => {
    const body = { product: { ...opened, ...product }, stockVersions: {} }
    server.answerByPath({ ...shopAnswers, 'GET /api/panel/products/mug': { body } })
    screen = await showScreen('/products/mug')
    await screen.waitFor('No changes')
    await screen.waitFor('Search engines')
  }
  await show({ type: 'gift-card' })
  expect(document.body.textContent).not.toMatch(/Say when few are left|Responsible person/)
  await screen.close()
  await show({ type: 'digital', safety: { ...untoldSafety, warnings: 'Flashing pictures' } })
  await screen.waitFor('Responsible person')
})

it('saves nothing by Enter in an empty box of values, tags or categories', async () => {
  const wouldSave = (label: string) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    return screen.field(label).dispatchEvent(enter)
  }
  expect(['Values', 'Tags', 'Categories'].filter(wouldSave)).toEqual([])
})

it('asks which number is on the shelf where somebody else counted it, too, and counts ours from theirs', async () => {
  const [blue, sand] = opened.variants
  const onHand = 4
  // It was counted, and sold down past what we saw.
  const counted = { ...blue, stock: { unlimited: false, onHand: onHand - 1, held: 1 } }
  await screen.waitUntil(() => document.querySelector('[aria-label="In stock of Blue"]') !== null)
  await screen.type(screen.field('In stock of Blue'), String(onHand + 4))
  const theirs = found({ variants: [counted, sand] }, { 'variant-Blue': 1 })
  server.answer(changedMeanwhile, theirs)
  await screen.press(screen.button('Save'))
  await screen.waitFor('In stock of Blue')
  await screen.waitFor('Somebody else changed the same')
  server.answer(theirs)
  await screen.press(screen.button('Save the choice'))
  await screen.waitFor('was saved')
  const [first, second] = server.requests.filter((request) => request.method === 'PUT')
  expect(await first?.json()).toMatchObject({ stockVersions: {} })
  expect(await second?.json()).toMatchObject({
    stockVersions: { 'variant-Blue': 1 },
    variants: [{ stock: { onHand: onHand + 4, was: onHand - 1 } }, {}],
  })
})

it('adds what was sold meanwhile to our count, and does not ask', async () => {
  const [blue, sand] = opened.variants
  const sold = { ...blue, stock: { unlimited: false, onHand: 2, held: 1 } }
  await screen.waitUntil(() => document.querySelector('[aria-label="In stock of Blue"]') !== null)
  await screen.type(screen.field('In stock of Blue'), '8')
  const theirs = found({ variants: [sold, sand], updatedAtMs: 3 })
  server.answer(changedMeanwhile, theirs, theirs)
  await screen.press(screen.button('Save'))
  await screen.waitFor('was saved')
  const sent = server.requests.filter((request) => request.method === 'PUT').at(-1)
  expect(await sent?.json()).toMatchObject({ variants: [{ stock: { onHand: 8, was: 4 } }, {}] })
})

it('offers as many options as a product may have, on plain HTTP, too', async () => {
  // Browsers make no UUIDs there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await screen.press(screen.button('Add option'))
  await screen.press(screen.button('Add option'))
  expect(screen.button('Add option')).toBeTruthy()
})

it('offers to send an old address to the new one, and asks for it', async () => {
  await screen.waitFor('Where it is found')
  await screen.type(screen.field('Address'), 'cup')
  await screen.waitFor('Links to /shop/mug go on working.')
  server.answer(found({ urlId: 'cup', updatedAtMs: 3 }))
  await screen.press(screen.button('Save'))
  await screen.waitFor('was saved')
  const sent = server.requests.find((request) => request.method === 'PUT')
  expect(await sent?.json()).toMatchObject({ urlId: 'cup', keepsOldAddress: true })
  expect(document.body.textContent).not.toContain('go on working.')
})
