import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const list = 'GET /api/panel/comments'
const settings = {
  'GET /api/panel/comment-settings': {
    body: {
      version: 'one',
      value: {
        areEnabled: true,
        areThreaded: true,
        allowAnonymous: false,
        needApproval: true,
        allowLikes: true,
        allowFlags: true,
        flagThreshold: 3,
        closeAfterDays: 0,
        sort: 'newest',
        hasLikes: true,
      },
    },
  },
}
const comment = {
  id: 'c1',
  parentId: null,
  authorName: 'Ruth',
  authorEmail: '',
  body: 'What a lovely mug.',
  status: 'pending',
  createdAtMs: 0,
  likeCount: 0,
  flagCount: 0,
  isByOwner: false,
  item: { id: 'i1', title: 'How a mug is made', url: '/journal/mug' },
}

it('shows what waits, and approves it', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: { comments: [comment], total: 1, pending: 1 } },
    'PUT /api/panel/comments/c1': { body: {} },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await screen.waitFor('How a mug is made')
  await screen.press(screen.button('Approve the comment of Ruth'))
  await screen.waitFor('The comment is public')
  const put = server.requests.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({ status: 'public' })
})

const strike = (key: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  })

it('approves the comment with the focus by a letter', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: { comments: [comment], total: 1, pending: 1 } },
    'PUT /api/panel/comments/c1': { body: {} },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  // Keys listen once the palette is there.
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('New product')
  await strike('Escape')
  await strike('Escape')
  await act(async () => screen.button('Reply to the comment of Ruth').focus())
  await strike('a')
  await screen.waitFor('The comment is public')
  const put = server.requests.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({ status: 'public' })
})

it('says that nothing waits', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: { comments: [], total: 0, pending: 0 } },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('Nothing waits for you')
})
