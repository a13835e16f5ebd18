import { act } from 'react'
import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

it('a discount asks for no more pieces than can be kept', async () => {
  const server = fakeFetch()
  server.answerByPath(shopAnswers)
  const screen = await showScreen('/discounts/new')
  await screen.waitFor('Least number of pieces')
  const field = screen.field('Least number of pieces')
  const leave = () => act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await screen.type(field, '9999')
  await leave()
  expect(document.body.textContent).not.toContain('At most')
  await screen.type(field, '10000')
  await leave()
  await screen.waitFor('At most 9999')
  await screen.close()
  server.restore()
})
