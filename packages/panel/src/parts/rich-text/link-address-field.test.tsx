import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const notes = {
  ...{ id: 'notes', title: 'Notes', urlId: 'notes', fullUrl: '/notes', typeName: 'blog', isEnabled: true },
  ...{ ordering: 'chronological', hasItemPages: true, counts: { draft: 1 } },
  kinds: [{ kind: 'text', customType: null, title: 'Post', fields: [] }],
}
const row = {
  ...{ id: 'one', collectionId: 'notes', kind: 'text', customType: null, title: 'Winter', urlId: 'winter' },
  ...{
    fullUrl: '/notes/winter',
    imageUrl: null,
    altText: '',
    shelf: 'draft',
    publishedAtMs: 1,
    updatedAtMs: 5,
  },
  ...{ event: null, isFeatured: false, authorName: '', categories: [], tags: [], trashedAtMs: null },
}
const input = {
  ...{ urlId: 'winter', title: 'Winter', excerptHtml: '', bodyHtml: '<p>Snow</p>', categories: [], tags: [] },
  ...{ gallery: [], isFeatured: false, status: 'draft', publishedAtMs: 1, authorId: '', sourceUrl: '' },
  ...{ isPassthrough: false, clickthrough: null, location: null, customContent: {}, commentState: 1 },
  ...{ image: null, event: null, video: null, audio: null, seo: { title: '', description: '' } },
}
const page = { title: 'Mugs we made', path: '/made', isEnabled: true, externalUrl: null }
const hidden = { title: 'Mugs to come', path: '/to-come', isEnabled: false, externalUrl: null }
const found = [
  { ...row, id: 'two', title: 'Mugs in winter', fullUrl: '/notes/mugs' },
  { ...row, id: 'three', title: 'Mugs in spring', fullUrl: '/notes/spring', shelf: 'scheduled' },
]
const products = [
  { id: 'mug', title: 'Enamel mug', fullUrl: '/shop/enamel-mug', isVisible: true, publishFromMs: null },
  { id: 'red', title: 'Red mug', fullUrl: '/shop/red-mug', isVisible: false, publishFromMs: 9 },
]

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
// Fetched before: on a busy machine that alone takes as long as a test waits for words.
beforeAll(async () => {
  await import('../../screens/content/editor/item-screen.tsx')
  await import('./rich-text-input.tsx')
}, 30_000)
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('a link finds pages, entries and products, and marks what visitors cannot open yet', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/content-collections': { body: { collections: [notes] } },
    'GET /api/panel/items/one': { body: { row, input, updatedAtMs: 5, hasBlocks: false, draft: null } },
    'GET /api/panel/categories/notes': { body: { categories: [], tags: [] } },
    'GET /api/panel/authors': { body: { authors: [] } },
    'GET /api/panel/pages': { body: { pages: [page, hidden] } },
    'GET /api/panel/items': { body: { rows: found } },
    'GET /api/panel/products': { body: { rows: products } },
  })
  screen = await showScreen('/content/notes/one')
  await screen.waitFor('Snow')
  await screen.press(screen.button('Link'))
  await screen.waitFor('Set link')
  // The item has an address of its own on the same screen.
  const address = document.querySelector<HTMLInputElement>('[role="dialog"] input')
  if (address) await screen.type(address, 'mug')
  await screen.waitFor('Red mug')
  const options = [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)
  expect(options).toEqual([
    'Mugs we made/made',
    'Mugs to comeHidden/to-come',
    'Mugs in winterDraft/notes/mugs',
    'Mugs in springScheduled/notes/spring',
    'Enamel mug/shop/enamel-mug',
    'Red mugScheduled/shop/red-mug',
  ])
})
