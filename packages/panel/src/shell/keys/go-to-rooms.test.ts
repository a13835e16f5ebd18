import { act } from 'react'
import { afterEach, beforeEach, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
  server.answerByPath(shopAnswers)
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const press = (key: string) =>
  act(async () => {
    const code = `Key${key.toUpperCase()}`
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  })
const isHere = (room: string) =>
  document.querySelector('nav a[aria-current=page]')?.textContent?.includes(room) ?? false

it('the letters of a room lead there right after those of another', async () => {
  screen = await showScreen('/media')
  await screen.waitForKeys()
  for (const [letter, room] of [
    ['o', 'Orders'],
    ['s', 'Settings'],
    ['h', 'Start'],
  ] as const) {
    await press('g')
    await press(letter)
    await screen.waitUntil(() => isHere(room))
  }
})
