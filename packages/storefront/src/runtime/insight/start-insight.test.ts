import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { tellContext } from '../../testing/tell-context.ts'
import { startInsight } from './start-insight.ts'

const begun = vi.hoisted(() => vi.fn())
vi.mock('./begin-counting.ts', () => ({ beginCounting: begun, whenShown: () => Promise.resolve() }))

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
