import { expect, it } from 'vitest'
import { receivedText } from './declared-texts.ts'

it('says in the language of the site when a withdrawal was received', () => {
  const atMs = Date.UTC(2026, 10, 24, 15, 4, 53)
  const german = receivedText({ atMs }, { language: 'de-DE', timeZone: 'Europe/Berlin' })
  expect(german).toBe('Eingegangen am 24. November 2026 um 16:04:53 MEZ.')
  expect(receivedText({ atMs }, { language: 'en-US', timeZone: 'UTC' })).toMatch(
    /^Received on November 24, 2026/,
  )
})
