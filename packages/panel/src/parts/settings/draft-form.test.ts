import { focusManager } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readDiscountCall } from '@vitrine/contract/discounts/panel-calls'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshDiscount } from '../../screens/discounts/editor/discount-draft.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { productPage, shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const path = '/api/panel/discounts/spring'
const begun = { ...freshDiscount, name: 'Spring', code: 'SPRING' }
type Kept = ReplyOf<typeof readDiscountCall>
const kept = (discount: Partial<Kept['discount']>, updatedAtMs: number): { readonly body: Kept } => ({
  body: {
    ...{ id: 'spring', discount: { ...begun, ...discount }, state: 'active', updatedAtMs },
    ...{ createdAtMs: 1, counts: { codes: 1, used: 0, uses: 0 } },
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

it('marks a field that was refused until it is changed', async () => {
  await screen.type(screen.field('Name'), 'Summer')
  server.answer({ status: 400, body: { message: 'Please check.', errors: { name: 'Taken' } } })
  await screen.press(screen.button('Save'))
  await screen.waitUntil(() => screen.field('Name').getAttribute('aria-invalid') === 'true')
  await screen.type(screen.field('Name'), 'Autumn')
  expect(screen.field('Name').getAttribute('aria-invalid')).not.toBe('true')
})

it('is not among the discounts any more once it was removed', async () => {
  await screen.close()
  const list = 'GET /api/panel/discounts'
  const listed = {
    ...{ id: 'spring', name: 'Spring', code: 'SPRING', trigger: 'code', class: 'order', state: 'active' },
    ...{ uses: 0, usageLimit: null, startsAtMs: null, endsAtMs: null, createdAtMs: 1 },
  }
  server.answerByPath({ ...answers(kept({}, 1)), [list]: { body: productPage([listed]) } })
  screen = await showScreen('/discounts')
  await screen.waitFor('SPRING')
  await screen.press(linkTo('/discounts/spring'))
  await screen.waitFor('No changes')
  server.answerByPath({
    ...answers(kept({}, 1)),
    [list]: { body: productPage([]) },
    [`DELETE ${path}`]: { body: {} },
  })
  await screen.press(screen.button('Remove'))
  await screen.waitFor('Remove this discount?')
  await screen.press([...document.querySelectorAll('[role=dialog] button')].find(isRemove) as HTMLElement)
  await screen.waitFor('The discount was removed')
  await screen.waitUntil(() => linkTo('/discounts/spring') === null)
})

const linkTo = (to: string) => document.querySelector(`a[href$="${to}"]`) as HTMLElement
const isRemove = ({ textContent }: Element) => textContent === 'Remove'
