import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshDiscount } from '../../screens/discounts/editor/discount-draft.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const path = '/api/panel/discounts/spring'
const begun = { ...freshDiscount, name: 'Spring', code: 'SPRING' }
const kept = (discount: object, updatedAtMs: number) => ({
  body: {
    ...{ id: 'spring', discount: { ...begun, ...discount }, state: 'active', updatedAtMs },
    ...{ createdAtMs: 1, uses: 0, codes: 1 },
  },
})
const answers = (read: ReturnType<typeof kept>) => ({
  ...shopAnswers,
  [`GET ${path}`]: read,
  [`GET ${path}/uses`]: { body: { uses: [], hasMore: false } },
})

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath(answers(kept({}, 1)))
  screen = await showScreen('/discounts/spring')
  await screen.waitFor('No changes')
})
afterEach(async () => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  await screen.close()
  server.restore()
})

const reads = () => server.requests.filter(({ method, url }) => method === 'GET' && url.endsWith(path)).length

/** Comes back to the window a minute later, when somebody else has saved. */
async function comeBackTo(read: ReturnType<typeof kept>): Promise<void> {
  server.answerByPath(answers(read))
  const before = reads()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  vi.useRealTimers()
  await screen.waitUntil(() => reads() > before)
}

it('keeps what was typed when somebody else saves, and puts both together when it is saved', async () => {
  await screen.type(screen.field('Name'), 'Spring sale')
  await comeBackTo(kept({ code: 'SPRING26' }, 2))
  expect(screen.field('Name').value).toBe('Spring sale')
  const merged = kept({ name: 'Spring sale', code: 'SPRING26' }, 3)
  server.answer({ status: 409, body: { message: 'changed' } }, kept({ code: 'SPRING26' }, 2), merged)
  await screen.press(screen.button('Save'))
  await screen.waitFor('No changes')
  const sent = server.requests.findLast(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({
    discount: { name: 'Spring sale', code: 'SPRING26' },
    updatedAtMs: 2,
  })
  expect(screen.field('Code').value).toBe('SPRING26')
})

it('asks whose change counts where both changed the same', async () => {
  await screen.type(screen.field('Name'), 'Ours')
  server.answer({ status: 409, body: { message: 'changed' } }, kept({ name: 'Theirs' }, 2))
  await screen.press(screen.button('Save'))
  await screen.waitFor('Somebody else changed the same')
  server.answer(kept({ name: 'Ours' }, 3))
  await screen.press(screen.button('Save the choice'))
  await screen.waitFor('No changes')
  expect(screen.field('Name').value).toBe('Ours')
})

it('shows what somebody else saved where nothing was typed', async () => {
  await comeBackTo(kept({ name: 'Theirs' }, 2))
  await screen.waitUntil(() => screen.field('Name').value === 'Theirs')
  await screen.waitFor('No changes')
})

it('keeps what is typed while it is saved', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await screen.type(screen.field('Name'), 'Summer')
  server.answer({ ...kept({ name: 'Summer' }, 2), after: arrived })
  await screen.press(screen.button('Save'))
  await screen.type(screen.field('Code'), 'SUMMER')
  arrive()
  await screen.waitFor('Unsaved changes')
  await screen.waitUntil(() => !document.body.textContent?.includes('Saving…'))
  expect(screen.field('Name').value).toBe('Summer')
  expect(screen.field('Code').value).toBe('SUMMER')
})
