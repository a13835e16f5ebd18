import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { draftOf, noticesOf } from './notices-draft.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen?.close()
  server.restore()
})

const none = { announcementBar: null, popup: null, cookieBanner: null, mobileInfoBar: null }

it('sends nothing for what is switched off', () => {
  expect(noticesOf(draftOf(none))).toEqual(none)
})

it('gives back what it was given', () => {
  const given = {
    ...none,
    announcementBar: { textHtml: '<p>Hi</p>', link: null, isClosable: true },
    popup: {
      headline: 'Hi',
      bodyHtml: '',
      action: { label: 'Go', url: '/shop', opensWindow: false },
      position: 'TOP_LEFT' as const,
      trigger: { kind: 'scroll' as const, percent: 40 },
      repeatDays: 7,
      collectionIds: ['a'],
    },
  }
  expect(noticesOf(draftOf(given))).toEqual(given)
})

it('puts the words of the server beside the field', async () => {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/notices': { body: { value: none, version: 'one' } },
    'PUT /api/panel/notices': {
      status: 400,
      body: {
        message: 'Please check what you entered.',
        errors: { 'value.announcementBar.textHtml': 'Please fill in this field.' },
      },
    },
  })
  screen = await showScreen('/website')
  await screen.waitFor('Announcement bar')
  await screen.press(screen.field('Show: Announcement bar'))
  await screen.waitFor('Text of the bar')
  await screen.press(screen.button('Save'))
  await screen.waitFor('Please fill in this field.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Text of the bar')
})
