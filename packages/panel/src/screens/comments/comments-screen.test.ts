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
  'GET /api/panel/lists/comments/views': { body: { views: [] } },
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
        tellsOwner: false,
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
  isAnswered: false,
  item: { id: 'i1', title: 'How a mug is made', url: '/journal/mug' },
}

const pageOf = (...rows: readonly object[]) => ({
  rows,
  next: null,
  previous: null,
  total: { count: rows.length, isMore: false },
})

it('shows what waits, and approves it', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf(comment) },
    'PUT /api/panel/comments/c1': { body: {} },
  })
  screen = await showScreen('/comments?f=state:is:pending')
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

/** Keys listen once the palette is there. */
async function waitForKeys(): Promise<void> {
  await screen.press(screen.button('Go to, find or do'))
  await screen.waitFor('New product')
  await strike('Escape')
  await strike('Escape')
}

it('approves the comment with the focus by a letter', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf(comment) },
    'PUT /api/panel/comments/c1': { body: {} },
  })
  screen = await showScreen('/comments?f=state:is:pending')
  await screen.waitFor('What a lovely mug.')
  await waitForKeys()
  await act(async () => document.querySelector<HTMLElement>('[data-list-row] a[href]')?.focus())
  await strike('a')
  await screen.waitFor('The comment is public')
  const put = server.requests.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({ status: 'public' })
})

it('takes what is typed after Reply for the reply, and letters on a button for nothing', async () => {
  server.answerByPath({ ...shopAnswers, ...settings, [list]: { body: pageOf(comment) } })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await waitForKeys()
  const reply = screen.button('Reply to the comment of Ruth')
  await act(async () => reply.focus())
  await strike('a')
  await screen.press(reply)
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await strike('a')
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('asks before a comment is deleted, by a letter, too', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf(comment) },
    'DELETE /api/panel/comments/c1': { body: {} },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await waitForKeys()
  await act(async () => document.querySelector<HTMLElement>('[data-list-row] a[href]')?.focus())
  await strike('d')
  await screen.waitFor('Delete the comment of Ruth for good?')
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await screen.press(screen.button('Delete'))
  await screen.waitFor('The comment was deleted')
})

it('asks before a reply that was begun is left', async () => {
  server.answerByPath({ ...shopAnswers, ...settings, [list]: { body: pageOf(comment) } })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await screen.press(screen.button('Reply to the comment of Ruth'))
  await writeReply('Thank')
  await act(async () => document.querySelector<HTMLElement>('a[href$="/orders"]')?.click())
  await screen.waitFor('Leave without saving?')
})

it('says that nothing waits', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf() },
  })
  screen = await showScreen('/comments?f=state:is:pending')
  await screen.waitFor('Nothing is waiting for you')
})

const writeReply = (text: string) =>
  act(async () => {
    const field = document.querySelector('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

it('replies below a comment', async () => {
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf({ ...comment, flagCount: 2 }) },
    'POST /api/panel/comments/c1/answers': { body: {} },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await screen.press(screen.button('Reply to the comment of Ruth'))
  await writeReply('Thank you')
  await screen.press(screen.button('Send reply'))
  await screen.waitFor('Your reply is public')
  const post = server.requests.find(({ method }) => method === 'POST')
  expect(await post?.json()).toEqual({ body: 'Thank you' })
})

it('approves many at once, after a look at what would change', async () => {
  const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf(comment) },
    'POST /api/panel/comments/acts/approve': { body: { dryRun } },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await screen.press(screen.field('Select the comment of Ruth'))
  await act(async () => document.querySelector<HTMLElement>('main [data-primary]')?.click())
  await screen.waitFor('Approve: 1 comment')
  await screen.waitFor('1 will change')
  const post = server.requests.find(({ method }) => method === 'POST')
  expect(await post?.json()).toEqual({ selection: { ids: ['c1'] }, input: {}, isDryRun: true })
})

it('ends with a stop what it says of a row that cannot be changed', async () => {
  const failures = [{ rowId: 'c1', rowName: 'the comment of Ruth', message: 'This price is too high' }]
  const dryRun = { total: 1, isMore: false, wouldChange: 0, unchanged: 0, failed: 1, failures }
  server.answerByPath({
    ...shopAnswers,
    ...settings,
    [list]: { body: pageOf(comment) },
    'POST /api/panel/comments/acts/approve': { body: { dryRun } },
  })
  screen = await showScreen('/comments')
  await screen.waitFor('What a lovely mug.')
  await screen.press(screen.field('Select the comment of Ruth'))
  await act(async () => document.querySelector<HTMLElement>('main [data-primary]')?.click())
  await screen.waitFor('the comment of Ruth: This price is too high.')
})
