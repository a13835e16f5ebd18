import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { exposureEvent } from '../experiments/exposure-event.ts'
import { followExposures } from './tell-exposures.ts'

let stopListening = () => {}
beforeEach(() => {
  stopListening = noteListeners()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  stopListening()
  sessionStorage.clear()
  Reflect.deleteProperty(window, 'vitrine')
  vi.useRealTimers()
})
const seen = { name: 'hero', variant: 'b' }
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
