import { usualMailTexts } from '@vitrine/domain/website/settings/mail/usual-mail-texts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const html = '<p>Thank you, Ada</p><script>x()</script>'
const preview = {
  from: 'shop@example.com',
  to: 'ada@example.com',
  subject: 'Order #1001',
  text: 'Plain',
  html,
}
const answers = {
  ...shopAnswers,
  'GET /api/panel/settings/mail-texts': { body: { value: usualMailTexts, version: 'one' } },
  'GET /api/panel/usual-mail-texts': { body: { texts: usualMailTexts } },
  'POST /api/panel/mail-previews': { body: preview },
  'POST /api/panel/mail/test': { body: { to: 'ada@example.com' } },
}
const service = (sendsMail: boolean) => ({
  'GET /api/panel/mail-service': {
    body: { sendsMail, fromAddress: 'shop@example.com', testTo: 'ada@example.com' },
  },
})

async function open(sendsMail = true): Promise<void> {
  server.answerByPath({ ...answers, ...service(sendsMail) })
  screen = await showScreen('/settings/mails/placed')
  await screen.waitFor('From shop@example.com')
}

const bodiesTo = async (path: string) =>
  Promise.all(server.requests.filter(({ url }) => url.endsWith(path)).map((each) => each.clone().json()))

describe('the words of a mail', () => {
  it('are shown with sample content where no script runs, and as text', async () => {
    await open()
    const frame = document.querySelector('iframe')
    expect([frame?.getAttribute('sandbox'), frame?.getAttribute('srcdoc')]).toEqual(['', html])
    await screen.press(screen.field('Text'))
    await screen.waitFor('Plain')
  })

  it('are shown and sent to try them before they are saved', async () => {
    await open()
    await screen.type(screen.field('Subject'), 'Yes, {orderNumber}')
    await screen.waitFor('words that are not saved yet')
    await screen.press(screen.button('Send this to ada@example.com'))
    await screen.waitFor('The mail server took the mail')
    const text = { ...usualMailTexts.placed, subject: 'Yes, {orderNumber}' }
    expect(await bodiesTo('/mail/test')).toEqual([{ purpose: 'placed', text }])
    await vi.waitFor(async () =>
      expect((await bodiesTo('/mail-previews')).at(-1)).toEqual({ purpose: 'placed', text }),
    )
    await screen.press(screen.button('Back to the usual words'))
    expect(screen.field('Subject').value).toBe('Order {orderNumber} confirmed')
  })

  it('say at once which name in braces there is not, and are not sent with it', async () => {
    await open()
    await screen.type(screen.field('Subject'), 'Yes, {number}')
    await screen.waitFor('There is no {number} in this mail.')
    expect(screen.button('Send this to ada@example.com').disabled).toBe(true)
  })

  it('lead to their translations where the site has other languages and they are the owner’s own', async () => {
    const languages = { defaultLanguage: 'en-US', languages: [{ code: 'de-DE' }], version: 'one' }
    const own = { ...usualMailTexts, placed: { subject: 'Yes', opening: 'We pack it.' } }
    server.answerByPath({
      ...answers,
      ...service(true),
      'GET /api/multilingual/settings': { body: languages },
      'GET /api/panel/settings/mail-texts': { body: { value: own, version: 'one' } },
    })
    screen = await showScreen('/settings/mails/placed')
    await screen.waitFor('In other languages')
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => /^Deutsch/.test(textContent))
    expect(link?.getAttribute('href')).toMatch(/\/translate\/de-DE\/mail\/placed$/)
    await screen.press(screen.button('Back to the usual words'))
    expect(document.body.textContent).not.toContain('In other languages')
  })

  it('offer no test where no mail goes out', async () => {
    await open(false)
    await screen.waitFor('No mail goes out yet')
    expect(() => screen.button('Send this to ada@example.com')).toThrow()
  })
})
