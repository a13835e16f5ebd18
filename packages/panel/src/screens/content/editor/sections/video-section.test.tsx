import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../../testing/show-screen.tsx'

const film = { kind: 'video', customType: null, title: 'Film', fields: [] }
const row = {
  ...{ id: 'one', collectionId: 'films', kind: 'video', customType: null, title: 'Kiln', urlId: 'kiln' },
  ...{
    fullUrl: '/films/kiln',
    imageUrl: null,
    altText: '',
    shelf: 'draft',
    publishedAtMs: 1,
    updatedAtMs: 5,
  },
  ...{ event: null, isFeatured: false, authorName: '', categories: [], tags: [], trashedAtMs: null },
}
const input = {
  ...{ urlId: 'kiln', title: 'Kiln', excerptHtml: '', bodyHtml: '', categories: [], tags: [], image: null },
  ...{ gallery: [], isFeatured: false, status: 'draft', publishedAtMs: 1, authorId: '', sourceUrl: '' },
  ...{ isPassthrough: false, clickthrough: null, location: null, customContent: {}, commentState: 1 },
  ...{ event: null, video: null, audio: null, seo: { title: '', description: '' } },
}
const films = {
  ...{ id: 'films', title: 'Films', urlId: 'films', fullUrl: '/films', typeName: 'videos', isEnabled: true },
  ...{ ordering: 'chronological', hasItemPages: true, counts: { draft: 1 }, kinds: [film] },
}
const found = {
  ...{ url: 'https://vimeo.com/7', title: 'At the kiln', providerName: 'Vimeo', widthPx: 640, heightPx: 360 },
  html: '<iframe src="https://player.vimeo.com/video/7"></iframe>',
  thumbnailUrl: 'https://i.vimeocdn.com/7.jpg',
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
// Fetched before: on a busy machine that alone takes as long as a test waits for words.
beforeAll(async () => {
  await import('../item-screen.tsx')
}, 30_000)
beforeEach(async () => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function lookUp(answer: { readonly body: object; readonly status?: number }): Promise<void> {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/content-collections': { body: { collections: [films] } },
    'GET /api/panel/items/one': { body: { row, input, updatedAtMs: 5, hasBlocks: false, draft: null } },
    'GET /api/panel/categories/films': { body: { categories: [], tags: [] } },
    'GET /api/panel/authors': { body: { authors: [] } },
    'PUT /api/panel/items/one/draft': { body: { savedAtMs: 9 } },
    'POST /api/panel/oembed': answer,
  })
  screen = await showScreen('/content/films/one')
  await screen.waitFor('Address of the film')
  await screen.type(screen.field('Address of the film'), 'https://vimeo.com/7')
  await screen.press(screen.button('Look up'))
}

it('takes player, size and still picture of a film from its host', async () => {
  await lookUp({ body: found })
  await screen.waitFor('Found on Vimeo: At the kiln')
  expect(screen.field('Address of its still picture').value).toBe('https://i.vimeocdn.com/7.jpg')
  await screen.waitFor('Your draft was kept')
  const kept = server.requests.filter(({ url }) => url.endsWith('/draft')).at(-1)
  expect(await kept?.json()).toMatchObject({ input: { video: { html: found.html, heightPx: 360 } } })
})

it('says why a film cannot be shown, and keeps its address', async () => {
  const message = 'Vimeo Basic accounts are unsupported. Please share a video from a different account.'
  await lookUp({ status: 400, body: { message } })
  await screen.waitFor(message)
  expect(screen.field('Address of the film').value).toBe('https://vimeo.com/7')
})
