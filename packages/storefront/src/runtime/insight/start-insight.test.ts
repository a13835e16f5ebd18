import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import { startInsight } from './start-insight.ts'

const begun = vi.hoisted(() => vi.fn())
vi.mock('./begin-counting.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./begin-counting.ts')>()),
  beginCounting: begun,
  whenShown: () => Promise.resolve(),
}))

let stopListening = () => {}
beforeEach(() => {
  stopListening = noteListeners()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
})
afterEach(() => {
  stopListening()
  begun.mockReset()
  tellContext(null)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  for (const name of ['ss_cid', 'cookie-consent']) document.cookie = `${name}=;path=/;max-age=0`
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const isOn = { insight: { isOn: true } }
const idle = async () => {
  await vi.advanceTimersByTimeAsync(10)
  await vi.dynamicImportSettled()
}

it('loads what counts after the page, and hands over what happened before', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  tellContext({ ...isOn, pageType: 1 })
  startInsight()
  const event = new CustomEvent('vitrine:commerce', { detail: { name: 'view-cart' } })
  document.dispatchEvent(event)
  document.body.dispatchEvent(new Event('error'))
  await idle()
  expect(begun).not.toHaveBeenCalled()
  state.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await idle()
  expect(begun.mock.calls).toEqual([[[event]]])
})

it('counts a page that does not come to its end after a minute, once', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  tellContext(isOn)
  startInsight()
  await vi.advanceTimersByTimeAsync(60_000)
  await idle()
  dispatchEvent(new Event('load'))
  await idle()
  expect(begun).toHaveBeenCalledTimes(1)
})

it('loads nothing where nothing is counted', async () => {
  for (const context of [
    {},
    { insight: { isOn: false } },
    { ...isOn, pageType: 100 },
    { ...isOn, pageType: 103 },
    { ...isOn, pageType: 106 },
  ]) {
    tellContext(context)
    startInsight()
  }
  window.happyDOM.setURL('http://shop.test/config/pages')
  tellContext(isOn)
  startInsight()
  await idle()
  expect(begun).not.toHaveBeenCalled()
})

it('takes away cookies of visitors where the owner counts nothing any more', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'ss_cid=somebody;path=/'
  tellContext({ ...cookiesAllowed, insight: { isOn: false, usesCookies: true } })
  startInsight()
  await vi.waitFor(() => expect(document.cookie).not.toContain('ss_'))
})

it('leaves them on a page that is not counted of a site that uses them', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'ss_cid=somebody;path=/'
  tellContext({ ...cookiesAllowed, pageType: 100 })
  startInsight()
  await vi.dynamicImportSettled()
  expect(document.cookie).toContain('ss_cid')
})

it('takes them away there at once when the visitor refuses', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'ss_cid=somebody;path=/'
  tellContext({ ...cookiesAllowed, pageType: 100 })
  startInsight()
  await vi.dynamicImportSettled()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'cookie-consent=necessary;path=/'
  dispatchEvent(new CustomEvent('vitrine:consent', { detail: 'necessary' }))
  await vi.waitFor(() => expect(document.cookie).not.toContain('ss_'))
})
