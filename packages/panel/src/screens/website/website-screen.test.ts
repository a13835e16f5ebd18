import { act } from 'react'
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

const usualBanner = {
  text: 'Diese Website verwendet Cookies.',
  acceptLabel: 'Annehmen',
  declineLabel: 'Ablehnen',
}
const siteAnswers = {
  ...shopAnswers,
  'GET /api/panel/usual-notices': { body: { cookieBanner: usualBanner } },
}
const none = { announcementBar: null, popup: null, cookieBanner: null, mobileInfoBar: null }

it('sends nothing for what is switched off', () => {
  expect(noticesOf(draftOf(none, null))).toEqual(none)
})

it('gives back what it was given', () => {
  const given = {
    ...none,
    announcementBar: { textHtml: '<p>Hi</p>', link: null, isClosable: true },
    popup: {
      headline: 'Hi',
      bodyHtml: '',
      action: { label: 'Go', url: '/shop', opensWindow: false },
      form: null,
      position: 'TOP_LEFT' as const,
      trigger: { kind: 'scroll' as const, percent: 40 },
      repeatDays: 7,
      collectionIds: ['a'],
    },
  }
  expect(noticesOf(draftOf(given, null))).toEqual(given)
})

it('leaves the usual words of the cookie banner to the language of the site', () => {
  const cookieBanner = {
    ...{ textHtml: '<p>Cookies.</p>', acceptLabel: 'Accept', declineLabel: 'Decline' },
    ...{ position: 'top' as const, theme: 'dark' as const, isRestrictive: true },
  }
  const sent = (banner: typeof cookieBanner) =>
    noticesOf(draftOf({ ...none, cookieBanner: banner }, null)).cookieBanner
  expect(sent(cookieBanner)).toEqual({ ...cookieBanner, acceptLabel: '', declineLabel: '' })
  expect(sent({ ...cookieBanner, acceptLabel: 'Fine' })?.acceptLabel).toBe('Fine')
})

it('lets the popup take sign-ups, and shows what the server says of the list', async () => {
  server.answerByPath({
    ...siteAnswers,
    'GET /api/panel/notices': { body: { value: none, version: 'one' } },
    'GET /api/panel/newsletter-lists': { body: { lists: [{ id: 'newsletter', name: 'Newsletter' }] } },
    'PUT /api/panel/notices': {
      status: 400,
      body: {
        message: 'Please check what you entered.',
        errors: { 'value.popup.form.listId': 'A List must be selected' },
      },
    },
  })
  screen = await showScreen('/website')
  await screen.waitFor('Popup')
  await screen.press(screen.field('Show: Popup'))
  await screen.waitFor('Visitors can')
  await screen.type(screen.field('Headline'), 'A letter')
  await choose('newsletter')
  await screen.waitFor('Ask for a name')
  expect(document.body.textContent).not.toContain('Button leads to')
  await screen.press(screen.button('Save'))
  await screen.waitFor('A List must be selected')
  const sent = server.requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({
    value: {
      popup: { headline: 'A letter', action: null, form: { kind: 'newsletter', listId: 'newsletter' } },
    },
  })
})

it('holds back the pages of the popup until their names are known', async () => {
  const popup = {
    ...{ headline: 'Hi', bodyHtml: '', action: null, form: null, position: 'TOP_LEFT', repeatDays: 7 },
    ...{ trigger: { kind: 'delay', seconds: 5 }, collectionIds: ['64f0c0ffee'] },
  }
  const { promise: named, resolve: name } = Promise.withResolvers<void>()
  server.answerByPath({
    ...siteAnswers,
    'GET /api/panel/notices': { body: { value: { ...none, popup }, version: 'one' } },
    'GET /api/panel/pages': { body: { pages: [{ id: '64f0c0ffee', title: 'About us' }] }, after: named },
  })
  screen = await showScreen('/website')
  await screen.waitFor('Only on these pages')
  expect(document.body.textContent).not.toContain('64f0c0ffee')
  name()
  await screen.waitFor('About us')
  expect(document.body.textContent).not.toContain('64f0c0ffee')
})

it('says that the pages of the popup could not be loaded, and asks again', async () => {
  const popup = {
    ...{ headline: 'Hi', bodyHtml: '', action: null, form: null, position: 'TOP_LEFT', repeatDays: 7 },
    ...{ trigger: { kind: 'delay', seconds: 5 }, collectionIds: ['64f0c0ffee'] },
  }
  const answers = {
    ...siteAnswers,
    'GET /api/panel/notices': { body: { value: { ...none, popup }, version: 'one' } },
  }
  server.answerByPath({ ...answers, 'GET /api/panel/pages': { status: 400, body: { message: 'Not now.' } } })
  screen = await showScreen('/website')
  await screen.waitFor('Not now.')
  server.answerByPath({
    ...answers,
    'GET /api/panel/pages': { body: { pages: [{ id: '64f0c0ffee', title: 'About us' }] } },
  })
  await screen.press(screen.button('Try again'))
  await screen.waitFor('About us')
})

it('proposes the cookie banner in the language of the site', async () => {
  server.answerByPath({
    ...siteAnswers,
    'GET /api/panel/notices': { body: { value: none, version: 'one' } },
  })
  screen = await showScreen('/website')
  await screen.waitFor('Cookie banner')
  await screen.press(screen.field('Show: Cookie banner'))
  await screen.waitFor('Button to accept')
  const placeholder = (label: string) => screen.field(label).getAttribute('placeholder')
  expect([placeholder('Button to accept'), placeholder('Button to decline')]).toEqual([
    'Annehmen',
    'Ablehnen',
  ])
  await screen.press(screen.button('Save'))
  const sent = server.requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({
    value: { cookieBanner: { textHtml: '<p>Diese Website verwendet Cookies.</p>', acceptLabel: '' } },
  })
})

it('says that the usual words of the banner could not be loaded, and asks again', async () => {
  const answers = { ...siteAnswers, 'GET /api/panel/notices': { body: { value: none, version: 'one' } } }
  const broken = { status: 400, body: { message: 'Not now.' } }
  server.answerByPath({ ...answers, 'GET /api/panel/usual-notices': broken })
  screen = await showScreen('/website')
  await screen.waitFor('Not now.')
  server.answerByPath(answers)
  await screen.press(screen.button('Try again'))
  await screen.waitFor('Cookie banner')
  await screen.press(screen.field('Show: Cookie banner'))
  await screen.waitFor('Diese Website verwendet Cookies.')
})

it('puts the words of the server beside the field', async () => {
  server.answerByPath({
    ...siteAnswers,
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

/** Chooses what visitors can do in the popup. */
async function choose(offer: string): Promise<void> {
  const select = [...document.querySelectorAll('select')].find(({ value }) => value === 'link')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, offer)
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
