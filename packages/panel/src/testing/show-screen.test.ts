import { notifications } from '@mantine/notifications'
import { expect, it } from 'vitest'
import { fakeFetch } from './fake-fetch.ts'
import { shopAnswers } from './server-answers.ts'
import { showScreen } from './show-screen.tsx'

it('shows no toast of a screen before, and room for its own', async () => {
  const server = fakeFetch()
  server.answerByPath(shopAnswers)
  for (let number = 1; number <= 9; number += 1)
    notifications.show({ message: `Before, ${number}`, autoClose: false })
  const screen = await showScreen('/discounts')
  notifications.show({ message: 'Of today', autoClose: false })
  await screen.waitFor('Of today')
  expect(document.body.textContent).not.toContain('Before')
  await screen.close()
  server.restore()
})
