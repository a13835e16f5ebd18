import { expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

it('a discount asks for no more pieces than can be kept', async () => {
  const server = fakeFetch()
  server.answerByPath(shopAnswers)
  const screen = await showScreen('/discounts/new')
  await screen.waitFor('Least number of pieces')
  await screen.type(screen.field('Least number of pieces'), '9999')
  expect(document.body.textContent).not.toContain('At most')
  await screen.type(screen.field('Least number of pieces'), '10000')
  await screen.waitFor('At most 9999')
  await screen.close()
  server.restore()
})
