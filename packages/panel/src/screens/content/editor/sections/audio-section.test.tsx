import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../../testing/show-screen.tsx'

const row = {
  ...{
    id: 'one',
    collectionId: 'talk',
    kind: 'text',
    customType: null,
    title: 'Low tide',
    urlId: 'low-tide',
  },
  ...{ fullUrl: '/talk/low-tide', imageUrl: null, altText: '', shelf: 'draft', publishedAtMs: 1 },
  ...{ updatedAtMs: 5, event: null, isFeatured: false, authorName: '', categories: [], tags: [] },
  trashedAtMs: null,
}
const input = {
  ...{ urlId: 'low-tide', title: 'Low tide', excerptHtml: '', bodyHtml: '', categories: [], tags: [] },
  ...{ image: null, gallery: [], isFeatured: false, status: 'draft', publishedAtMs: 1, authorId: '' },
  ...{ sourceUrl: '', isPassthrough: false, clickthrough: null, location: null, customContent: {} },
  ...{ commentState: 1, event: null, video: null, seo: { title: '', description: '' } },
}
const blog = {
  ...{ id: 'talk', title: 'Talk', urlId: 'talk', fullUrl: '/talk', typeName: 'blog', isEnabled: true },
  ...{ ordering: 'chronological', hasItemPages: true, counts: { draft: 1 } },
  kinds: [{ kind: 'text', customType: null, title: 'Post', fields: [] }],
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
// Fetched before: on a busy machine that alone takes as long as a test waits for words.
beforeAll(async () => {
  await import('../item-screen.tsx')
}, 30_000)
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function open(audio: object | null): Promise<void> {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/content-collections': { body: { collections: [blog] } },
    'GET /api/panel/items/one': {
      body: { row, input: { ...input, audio }, updatedAtMs: 5, hasBlocks: false, draft: null },
    },
    'GET /api/panel/categories/talk': { body: { categories: [], tags: [] } },
    'GET /api/panel/authors': { body: { authors: [] } },
    'PUT /api/panel/items/one/draft': { body: { savedAtMs: 9 } },
  })
  screen = await showScreen('/content/talk/one')
  await screen.waitFor('Or its address elsewhere')
}

const keptAudio = async () => {
  await screen.waitFor('Your draft was kept')
  const kept = server.requests.filter(({ url }) => url.endsWith('/draft')).at(-1)
  if (!kept) throw new Error('No draft was kept')
  return (await kept.json()).input.audio
}

it('asks of an episode what podcast apps are told, once a post has a recording', async () => {
  await open(null)
  expect(document.body.textContent).not.toContain('Explicit')
  await screen.type(screen.field('Or its address elsewhere'), 'https://cdn.example/low.mp3')
  await screen.type(screen.field('Length'), '3:07')
  await screen.type(screen.field('Episode'), '4')
  expect(await keptAudio()).toMatchObject({
    assetUrl: 'https://cdn.example/low.mp3',
    durationMs: 187_000,
    episode: 4,
  })
})

it('leaves a post without a recording when it is removed', async () => {
  await open({ assetUrl: '/s/low.mp3', durationMs: 61_000, artistName: 'Mei', season: 2 })
  expect(screen.field('Season').value).toBe('2')
  const part = document.querySelector('[role="group"][aria-label="Recording"]')
  const remove = [...(part?.querySelectorAll('button') ?? [])].find((each) => each.textContent === 'Remove')
  if (!remove) throw new Error('No button Remove')
  await screen.press(remove)
  expect(await keptAudio()).toBeNull()
})
