import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { tellContext } from '../../testing/tell-context.ts'
import { countPages } from './count-pages.ts'

const hit = vi.fn()
let stopListening = () => {}
beforeEach(() => {
  stopListening = noteListeners()
  vi.useFakeTimers()
  window.happyDOM.setURL('http://shop.test/one')
})
afterEach(() => {
  stopListening()
  hit.mockReset()
  tellContext(null)
  vi.useRealTimers()
})

describe('the count of pages', () => {
  it('takes a page once, and again when it comes back from the memory of the browser', () => {
    countPages(hit)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(hit.mock.calls).toEqual([['loaded']])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(hit.mock.calls).toEqual([['loaded'], ['back']])
  })

  it('takes a page that a script puts in its place, once its address has changed', () => {
    countPages(hit)
    document.dispatchEvent(new Event('vitrine:content'))
    window.happyDOM.setURL('http://shop.test/two')
    document.dispatchEvent(new Event('vitrine:content'))
    vi.advanceTimersByTime(300)
    expect(hit.mock.calls).toEqual([['loaded'], ['swapped']])
    document.dispatchEvent(new Event('vitrine:content'))
    vi.advanceTimersByTime(300)
    expect(hit).toHaveBeenCalledTimes(2)
  })

  it('leaves out the page of the search', () => {
    tellContext({ pageType: 102 })
    countPages(hit)
    window.happyDOM.setURL('http://shop.test/search')
    dispatchEvent(new Event('popstate'))
    vi.advanceTimersByTime(300)
    expect(hit).not.toHaveBeenCalled()
  })
})
