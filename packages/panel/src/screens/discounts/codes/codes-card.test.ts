import { act } from 'react'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { freshDiscount } from '../editor/discount-draft.ts'

const discount = { ...freshDiscount, name: 'Spring', trigger: 'bulk' }
const path = '/api/panel/discounts/spring'
const answersWith = (codes: number) => ({
  ...shopAnswers,
  [`GET ${path}`]: {
    body: { id: 'spring', discount, state: 'active', counts: { codes, used: 0, uses: 0 }, updatedAtMs: 2 },
  },
  [`GET ${path}/codes`]: { body: { codes: [], hasMore: false } },
  [`GET ${path}/uses`]: { body: { uses: [], hasMore: false } },
  [`POST ${path}/codes`]: { body: { added: 100, codes: 101 } },
})

it('codes are made by Enter and Ctrl+Enter in their fields, and counted anew', async () => {
  const server = fakeFetch()
  server.answerByPath(answersWith(1))
  const screen = await showScreen('/discounts/spring')
  await screen.waitFor('1 code, 0 used so far.')
  const enter = (ctrlKey: boolean) => {
    const press = { key: 'Enter', code: 'Enter', ctrlKey, bubbles: true, cancelable: true }
    return act(async () => screen.field('How many').dispatchEvent(new KeyboardEvent('keydown', press)))
  }
  const made = () => server.requests.filter(({ method }) => method === 'POST')
  server.answerByPath(answersWith(101))
  await enter(false)
  await screen.waitFor('101 codes, 0 used so far.')
  server.answerByPath(answersWith(201))
  await enter(true)
  await screen.waitFor('201 codes, 0 used so far.')
  expect(made().map(({ url }) => new URL(url).pathname)).toEqual([`${path}/codes`, `${path}/codes`])
  // It was made elsewhere: another window of the same shop.
  server.answerByPath(answersWith(301))
  await screen.readAgain()
  await screen.waitFor('301 codes, 0 used so far.')
  await screen.close()
  server.restore()
})

it('codes that are not read are said to be so, and no discount is said to have none', async () => {
  const server = fakeFetch()
  const list = (body: object) => ({ ...answersWith(120), [`GET ${path}/codes`]: { body } })
  server.answerByPath(list({ codes: [{ code: 'SPRING-1', used: 0 }], hasMore: true }))
  const screen = await showScreen('/discounts/spring')
  await screen.waitFor('SPRING-1')
  server.answerByPath({
    ...answersWith(120),
    [`GET ${path}/codes`]: { status: 500, body: { message: 'No.' } },
  })
  await screen.press(screen.button('Next codes'))
  await screen.waitFor('Unable to load results')
  expect(document.body.textContent).not.toContain('SPRING-1')
  expect(document.body.textContent).not.toContain('No codes')
  server.answerByPath(list({ codes: [{ code: 'SPRING-101', used: 0 }], hasMore: false }))
  await screen.press(screen.button('Try again'))
  await screen.waitFor('SPRING-101')
  await screen.press(screen.button('To the first'))
  await screen.close()
  server.restore()
})
