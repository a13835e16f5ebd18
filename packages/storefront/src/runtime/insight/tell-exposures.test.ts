import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import { exposureEvent } from '../experiments/exposure-event.ts'
import { followExposures } from './tell-exposures.ts'

let stopListening = () => {}
beforeEach(() => {
  stopListening = noteListeners()
  vi.useFakeTimers({ now: 1_000_000 })
  tellContext(cookiesAllowed)
})
afterEach(() => {
  stopListening()
  sessionStorage.clear()
  tellContext(null)
  answer('all')
  Reflect.deleteProperty(window, 'vitrine')
  vi.useRealTimers()
})
const seen = { name: 'hero', variant: 'b' }
const answer = (consent: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = `cookie-consent=${consent};path=/`
}
const visit = () => {
  const tell = vi.fn()
  Object.assign(window, { vitrine: { experiments: { exposures: () => [seen] } } })
  followExposures(tell)
  return tell
}

it('tells of a variant once a visit, and again in the next', () => {
  expect(visit().mock.calls).toEqual([[seen]])
  vi.setSystemTime(1_000_000 + 20 * 60_000)
  expect(visit()).not.toHaveBeenCalled()
  vi.setSystemTime(1_000_000 + 45 * 60_000)
  expect(visit()).not.toHaveBeenCalled()
  vi.setSystemTime(1_000_000 + 80 * 60_000)
  expect(visit()).toHaveBeenCalledTimes(1)
})

it('tells of those that come later', () => {
  const tell = visit()
  const later = { name: 'menu', variant: 'true' }
  document.dispatchEvent(new CustomEvent(exposureEvent, { detail: later }))
  document.dispatchEvent(new CustomEvent(exposureEvent, { detail: later }))
  expect(tell.mock.calls).toEqual([[seen], [later]])
})

it('tells and keeps nothing of who refused while the page was loading, nor of what comes later', () => {
  answer('necessary')
  const tell = visit()
  document.dispatchEvent(new CustomEvent(exposureEvent, { detail: { name: 'menu', variant: 'true' } }))
  expect([tell.mock.calls, sessionStorage.length]).toEqual([[], 0])
})

it('tells and keeps nothing any more once somebody refuses', () => {
  const tell = visit()
  sessionStorage.clear()
  answer('necessary')
  document.dispatchEvent(new CustomEvent(exposureEvent, { detail: { name: 'menu', variant: 'true' } }))
  expect([tell.mock.calls, sessionStorage.length]).toEqual([[[seen]], 0])
})
