import { act } from 'react'
import { expect, it } from 'vitest'
import { buildMedia, buildUpload } from '../../../../testing/build-media.ts'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { fakeUploads } from '../../../../testing/fake-uploads.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { showScreen } from '../../../../testing/show-screen.tsx'

const campaign = {
  ...{ id: 'c1', name: 'News of May', subject: 'Mugs', preheader: '', listId: 'newsletter', senderName: '' },
  ...{ replyTo: '', createdAtMs: 1, updatedAtMs: 5, scheduledAtMs: null, startedAtMs: null, endedAtMs: null },
  ...{ state: 'draft', pauseReason: '', acts: [] },
  blocks: [
    { id: 'one', type: 'heading', text: 'Hello' },
    { id: 'two', type: 'picture', mediaId: '', altText: '', linkUrl: '' },
  ],
}
const readiness = { readers: 9, problems: [], from: 'Tidewater <shop@example.org>', mailsPerMinute: 300 }
const reply = { body: { campaign, shown: [], readiness } }
const path = '/api/panel/campaigns/c1'
const upload = (offset: number) => ({ body: { upload: buildUpload({ bytes: 4, offset }) } })

it('a picture that arrives leaves what was written while it was on its way', async () => {
  const server = fakeFetch()
  const restoreUploads = fakeUploads()
  const late = Promise.withResolvers<void>()
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/newsletter-lists': {
      body: { lists: [{ id: 'newsletter', name: 'Friends', subscribed: 9, waiting: 0 }] },
    },
    [`GET ${path}`]: reply,
    [`PUT ${path}`]: reply,
    'POST /api/panel/campaign-previews': { body: { from: '', subject: '', html: '', text: '' } },
    'POST /api/panel/uploads': upload(0),
    'POST /api/panel/uploads/u1/parts': upload(4),
    'PUT /api/panel/uploads/u1/parts': upload(4),
    'POST /api/panel/uploads/u1/finish': { body: { media: buildMedia({ id: 'm1' }) }, after: late.promise },
  })
  const screen = await showScreen('/newsletter/campaigns/c1')
  await screen.waitFor('News of May')
  const toggle = (id: string) =>
    document.querySelector<HTMLElement>(`[data-row="${id}"] [data-row-toggle]`) ?? document.body
  await screen.press(toggle('two'))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'sea.jpg')
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await screen.waitUntil(() => server.requests.some(({ url }) => url.endsWith('/finish')))

  await screen.type(screen.field('Describe the picture'), 'The sea')
  await screen.press(toggle('one'))
  await screen.type(screen.field('Heading'), 'Good morning')
  late.resolve()
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect([toggle('one').getAttribute('aria-expanded'), toggle('two').getAttribute('aria-expanded')]).toEqual([
    'true',
    'false',
  ])
  await screen.pressOnceThere('Save')
  await screen.waitUntil(() => server.requests.some(({ method }) => method === 'PUT'))
  const saved = server.requests.findLast(({ method, url }) => method === 'PUT' && url.endsWith(path))
  expect(await saved?.json()).toMatchObject({
    blocks: [{ text: 'Good morning' }, { mediaId: 'm1', altText: 'The sea' }],
  })
  await screen.close()
  restoreUploads()
  server.restore()
})
