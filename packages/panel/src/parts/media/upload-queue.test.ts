import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMedia, buildUpload } from '../../testing/build-media.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import type { PanelMedia } from './send-file.ts'
import { UploadQueue } from './upload-queue.ts'

let server: ReturnType<typeof fakeFetch>
let restoreUploads: () => void
let queue: UploadQueue
let arrived: PanelMedia[]
beforeEach(() => {
  server = fakeFetch()
  restoreUploads = fakeUploads()
  queue = new UploadQueue()
  arrived = []
})
afterEach(() => {
  vi.useRealTimers()
  restoreUploads()
  server.restore()
})

const photo = (name = 'sea.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name)
const begun = { body: { upload: buildUpload({ bytes: 4, offset: 0 }) } }
const sent = { body: { upload: buildUpload({ bytes: 4, offset: 4 }) } }
const add = (...files: File[]) =>
  queue.add(files, { kinds: ['picture'], onArrived: (media) => void arrived.push(media) })
const problems = () => queue.uploads().map(({ problem }) => problem)
const lost = { fails: true } as const

describe('files that are sent', () => {
  it('arrive in the order in which they were chosen', async () => {
    for (const id of ['one', 'two']) server.answer(begun, sent, { body: { media: buildMedia({ id }) } })
    await add(photo('one.jpg'), photo('two.jpg'))
    expect(arrived.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(queue.uploads()).toEqual([])
  })

  it('arrive also after one that could not be taken', async () => {
    for (const id of ['one', 'two']) server.answer(begun, sent, { body: { media: buildMedia({ id }) } })
    const take = vi.fn((media: PanelMedia) => void arrived.push(media))
    take.mockImplementationOnce(() => {
      throw new Error('The form is gone')
    })
    await queue.add([photo('one.jpg'), photo('two.jpg')], { kinds: ['picture'], onArrived: take })
    expect(arrived.map(({ id }) => id)).toEqual(['two'])
  })

  it('go on where they stopped after the connection was lost', async () => {
    vi.useFakeTimers()
    server.answer(begun, lost, { body: { upload: buildUpload({ bytes: 4, offset: 2 }) } }, sent, {
      body: { media: buildMedia() },
    })
    const adding = add(photo())
    await vi.waitFor(() => expect(queue.uploads()[0]?.state).toBe('lost'))
    await vi.runAllTimersAsync()
    await adding
    expect(arrived).toHaveLength(1)
    const parts = server.requests.filter(({ url }) => url.includes('/parts'))
    expect(parts.map(({ url }) => new URL(url).search)).toEqual(['?offset=0', '?offset=2'])
  })

  it("say 'Network error' when the connection does not come back, and go on when they are tried again", async () => {
    vi.useFakeTimers()
    server.answer(begun, ...Array.from({ length: 9 }, () => lost))
    const adding = add(photo())
    await vi.runAllTimersAsync()
    await adding
    expect(problems()).toEqual(['Network error'])
    server.answer(
      { body: { upload: buildUpload({ bytes: 4, offset: 4 }) } },
      { body: { media: buildMedia() } },
    )
    queue.retry(queue.uploads()[0]?.key ?? 0)
    await vi.waitFor(() => expect(arrived).toHaveLength(1))
  })

  it("say 'Unable to connect. Please try again' when they cannot even begin", async () => {
    server.answer(lost)
    await add(photo())
    expect(problems()).toEqual(['Unable to connect. Please try again'])
  })

  it("say 'No response data from job request' when nothing comes of their processing", async () => {
    server.answer(begun, sent, { body: {} })
    await add(photo())
    expect(problems()).toEqual(['No response data from job request'])
  })

  it("say 'File processing failed' when the server breaks off", async () => {
    server.answer(begun, sent, { status: 500, body: null })
    await add(photo())
    expect(problems()).toEqual(['File processing failed'])
  })

  it("say 'File upload failed to complete' when the server has cleared them away", async () => {
    const message = 'File upload failed to complete'
    server.answer(begun, { status: 404, body: { message } })
    await add(photo())
    expect(problems()).toEqual([message])
  })

  it('are not said to have taken the place of a file where that was refused and the answer lost', async () => {
    vi.useFakeTimers()
    const message = 'File upload failed to complete'
    const old = { body: { media: buildMedia(), uses: [] } }
    server.answer(begun, sent, lost, { status: 404, body: { message } }, old)
    const onArrived = (media: PanelMedia) => void arrived.push(media)
    const adding = queue.add([photo()], { kinds: ['picture'], replacesId: 'sea', onArrived })
    await vi.runAllTimersAsync()
    await adding
    expect(arrived).toEqual([])
    expect(problems()).toEqual([message])
  })

  it("say 'There was a problem while uploading your file.' where the server does not know why", async () => {
    server.answer(begun, { status: 500, body: { message: 'Something went wrong. Please try again.' } })
    await add(photo())
    expect(problems()).toEqual(['There was a problem while uploading your file.'])
  })

  it("say 'File processing cancelled' when they are given up while they are processed", async () => {
    server.answer(begun, sent, { body: { media: buildMedia() } }, { body: { removed: 1 } })
    const stop = queue.onChange(() => {
      const [upload] = queue.uploads()
      if (upload?.state === 'processing') queue.cancel(upload.key)
    })
    await add(photo())
    stop()
    expect(problems()).toEqual(['File processing cancelled'])
    expect(await server.requests.at(-1)?.json()).toEqual({ ids: ['u1'], evenIfUsed: false })
  })

  it('are gone when they are cancelled, on the server, too', async () => {
    server.answer(begun, sent, { body: {} })
    const stop = queue.onChange(() => {
      const [upload] = queue.uploads()
      if (upload?.state === 'sending' && upload.sentBytes > 0) queue.cancel(upload.key)
    })
    await add(photo())
    stop()
    expect(queue.uploads()).toEqual([])
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
    expect(arrived).toEqual([])
  })

  it('make way for others while they wait, and while they are on their way', async () => {
    server.answer(begun, { body: {} }, begun, sent, { body: { media: buildMedia({ id: 'three' }) } })
    const stop = queue.onChange(() => {
      if (queue.uploads()[0]?.state === 'sending') queue.clear()
    })
    await add(photo('one.jpg'), photo('two.jpg'))
    stop()
    await add(photo('three.jpg'))
    expect(arrived.map(({ id }) => id)).toEqual(['three'])
    expect(queue.uploads()).toEqual([])
  })
})
