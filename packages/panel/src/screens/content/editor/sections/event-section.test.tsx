import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../../testing/show-screen.tsx'

const kind = { kind: 'event', customType: null, title: 'Event', fields: [] }
const startAtMs = Date.UTC(2026, 9, 26, 17)
const event = {
  ...{ startAtMs, endAtMs: startAtMs + 3_600_000 },
  repeat: { every: 'week', weeks: 1, weekdays: [], ends: { times: 3 }, daysLeftOut: [] },
}
const row = {
  ...{ id: 'one', collectionId: 'fairs', kind: 'event', customType: null, title: 'Wheel', urlId: 'wheel' },
  ...{ fullUrl: '/fairs/wheel', imageUrl: null, altText: '', shelf: 'draft', publishedAtMs: 1 },
  ...{
    updatedAtMs: 5,
    event,
    isFeatured: false,
    authorName: '',
    categories: [],
    tags: [],
    trashedAtMs: null,
  },
}
const input = {
  ...{ urlId: 'wheel', title: 'Wheel', excerptHtml: '', bodyHtml: '', categories: [], tags: [], image: null },
  ...{ gallery: [], isFeatured: false, status: 'draft', publishedAtMs: 1, authorId: '', sourceUrl: '' },
  ...{ isPassthrough: false, clickthrough: null, location: null, customContent: {}, commentState: 1 },
  ...{ event, video: null, audio: null, seo: { title: '', description: '' } },
}
const fairs = {
  ...{ id: 'fairs', title: 'Fairs', urlId: 'fairs', fullUrl: '/fairs', typeName: 'events', isEnabled: true },
  ...{ ordering: 'calendar', hasItemPages: true, counts: { draft: 1 }, kinds: [kind] },
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

async function openWheel(changed: object = {}): Promise<void> {
  const opened = { ...input, event: { ...event, ...changed } }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/content-collections': { body: { collections: [fairs] } },
    'GET /api/panel/items/one': {
      body: { row, input: opened, updatedAtMs: 5, hasBlocks: false, draft: null },
    },
    'GET /api/panel/categories/fairs': { body: { categories: [], tags: [] } },
    'GET /api/panel/authors': { body: { authors: [] } },
    'PUT /api/panel/items/one/draft': { body: { savedAtMs: 9 } },
  })
  screen = await showScreen('/content/fairs/one')
  await screen.waitFor('Online at')
}

it('an event that repeats says what its rule comes to', async () => {
  await openWheel()
  await screen.waitFor('Times in all: 3. The last: Nov 9, 2026.')
  await screen.waitFor('Days of the week')
})

it('an event whose rule cannot be saved says why in place of a count', async () => {
  const earlier = { startAtMs: startAtMs - 7 * 86_400_000, endAtMs: startAtMs - 7 * 86_400_000 + 3_600_000 }
  await openWheel({ ...earlier, repeat: { ...event.repeat, every: 'month-last-weekday' } })
  await screen.waitFor('The first time is not on the last such weekday of its month')
  expect(document.body.textContent).not.toContain('Times in all')
})

it('an event that is not all day after all has its clock times again', async () => {
  await openWheel()
  const begins = screen.field('Begins').value
  await screen.press(screen.field('All day'))
  await screen.type(screen.field('First day'), '2026-10-27')
  await screen.press(screen.field('All day'))
  expect([begins, screen.field('Begins').value, screen.field('Ends').value]).toEqual([
    '2026-10-26T13:00',
    '2026-10-27T13:00',
    '2026-10-27T14:00',
  ])
})

it('an event that never had clock times begins at ten', async () => {
  await openWheel({ days: { first: '2026-10-26', last: '2026-10-26' } })
  await screen.press(screen.field('All day'))
  expect(screen.field('Begins').value).toBe('2026-10-26T10:00')
})
