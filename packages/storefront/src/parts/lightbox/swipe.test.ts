import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSwipes } from './swipe.ts'

let element: HTMLElement
const swiped = vi.fn()

beforeEach(() => {
  swiped.mockClear()
  element = document.createElement('div')
})
afterEach(() => vi.unstubAllGlobals())

const at = (clientX: number, clientY = 0) => ({ clientX, clientY })
const touch = (type: string, touches: readonly object[], changedTouches: readonly object[] = []) =>
  element.dispatchEvent(Object.assign(new Event(type), { touches, changedTouches }))

function drag(from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }): void {
  touch('touchstart', [from])
  touch('touchend', [], [to])
}

describe('swipes', () => {
  it('lead on to the left and back to the right, and who scrolls askew swipes nothing', () => {
    watchSwipes(element, swiped)
    drag(at(300), at(200))
    drag(at(200), at(300, 40))
    expect(swiped.mock.calls).toEqual([[1], [-1]])
    drag(at(300), at(200, 80))
    drag(at(300), at(280))
    expect(swiped).toHaveBeenCalledTimes(2)
  })

  it('are none while two fingers are on the screen', () => {
    watchSwipes(element, swiped)
    touch('touchstart', [at(300)])
    touch('touchend', [at(100)], [at(200)])
    expect(swiped).not.toHaveBeenCalled()
  })

  it('are none in a page that is zoomed, where a finger may look around to all sides', () => {
    watchSwipes(element, swiped)
    vi.stubGlobal('visualViewport', { scale: 2 })
    touch('touchend', [], [at(0)])
    expect(element.style.touchAction).toBe('auto')
    drag(at(300), at(200))
    expect(swiped).not.toHaveBeenCalled()
    vi.stubGlobal('visualViewport', { scale: 1 })
    drag(at(300), at(200))
    expect(swiped).toHaveBeenCalledOnce()
    expect(element.style.touchAction).toBe('')
  })

  it('are heard no more once their signal says so', () => {
    const ending = new AbortController()
    watchSwipes(element, swiped, ending.signal)
    ending.abort()
    drag(at(300), at(200))
    expect(swiped).not.toHaveBeenCalled()
  })
})
