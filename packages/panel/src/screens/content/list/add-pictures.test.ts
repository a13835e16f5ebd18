import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { buildMedia, buildUpload } from '../../../testing/build-media.ts'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { fakeUploads } from '../../../testing/fake-uploads.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { showScreen } from '../../../testing/show-screen.tsx'

const album = {
  ...{ id: 'album', title: 'Album', urlId: 'album', fullUrl: '/album', typeName: 'gallery', isEnabled: true },
  ...{ ordering: 'user-orderable', hasItemPages: false, counts: {} },
  kinds: [{ kind: 'image', customType: null, title: 'Image', fields: [] }],
}

it.each([
  ['has no title where a camera named its file', 'IMG_2024.jpg', ''],
  ['has the title that the name of its file says', 'bud-vase_clay.jpg', 'Bud vase clay'],
])('a picture that is uploaded %s', async (_what, filename, title) => {
  const server = fakeFetch()
  const restoreUploads = fakeUploads()
  const upload = (offset: number) => ({ body: { upload: buildUpload({ bytes: 4, offset }) } })
  const media = buildMedia({ filename })
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/content-collections': { body: { collections: [album] } },
    'GET /api/panel/content-collections/album/order': { body: { items: [], total: 0 } },
    'GET /api/panel/lists/items/views': { body: { views: [] } },
    'POST /api/panel/uploads': upload(0),
    'POST /api/panel/uploads/u1/parts': upload(4),
    'PUT /api/panel/uploads/u1/parts': upload(4),
    'POST /api/panel/uploads/u1/finish': { body: { media } },
    'POST /api/panel/items': { body: {} },
  })
  const screen = await showScreen('/content/album')
  await screen.waitFor('Upload pictures')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], filename)
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  const begun = () =>
    server.requests.find(
      ({ method, url }) => method === 'POST' && new URL(url).pathname === '/api/panel/items',
    )
  await act(() => vi.waitFor(() => expect(begun()).toBeDefined()))
  expect(await begun()?.json()).toMatchObject({ title, image: { filename, altText: '' } })
  await screen.close()
  restoreUploads()
  server.restore()
})
