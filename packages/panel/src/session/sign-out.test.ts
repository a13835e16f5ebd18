import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fake-fetch.ts'
import { mugRow, productPage, shopAnswers } from '../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/products': { body: productPage([mugRow]) },
    'DELETE /api/panel/session': { body: {} },
  })
  screen = await showScreen('/products')
  await screen.waitFor('3 in stock')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('shows the sign-in screen after signing out, and nothing of the shop', async () => {
  await screen.press(screen.button('Account of Ada Owner'))
  await screen.waitFor('Sign out')
  await screen.press(screen.button('Sign out'))
  await screen.waitFor('The panel of your site.')
  expect(document.body.textContent).not.toContain('3 in stock')
})

it('asks before unsaved settings are lost, and signs nobody out who stays', async () => {
  const stored = { value: { title: 'Harbour', tagLine: '', logo: null, socialLogo: null }, version: 'one' }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/identity': { body: stored },
    'DELETE /api/panel/session': { body: {} },
  })
  await screen.close()
  screen = await showScreen('/settings/identity')
  await screen.waitFor('Tagline')
  await screen.type(screen.field('Tagline'), 'By the sea')
  const signOut = async () => {
    await screen.press(screen.button('Account of Ada Owner'))
    await screen.pressOnceThere('Sign out')
  }
  await signOut()
  await screen.pressOnceThere('Stay here')
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  expect(screen.field('Tagline').value).toBe('By the sea')
  await signOut()
  await screen.pressOnceThere('Leave')
  await screen.waitFor('The panel of your site.')
})
