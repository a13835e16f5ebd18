import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { watchSeen } from './watch-seen.ts'

const watched: Element[] = []
let come: (entries: readonly object[]) => void = () => {}
class FakeIntersections {
  constructor(take: (entries: readonly object[]) => void) {
    come = take
  }
  observe(element: Element) {
    watched.push(element)
  }
  unobserve() {}
}
let stopListening = () => {}
beforeEach(() => {
  stopListening = noteListeners()
  vi.useFakeTimers()
  watched.length = 0
  vi.stubGlobal('IntersectionObserver', FakeIntersections)
})
afterEach(() => {
  stopListening()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const counts = () => ({ buttonsSeen: vi.fn(), buttonClick: vi.fn(), formsSeen: vi.fn() })
const see = (elements: readonly Element[]) =>
  come(elements.map((target) => ({ isIntersecting: true, target })))

it('counts buttons and forms that come into view, and what is pressed', () => {
  document.body.innerHTML =
    '<a class="sqs-block-button-element" href="/shop?x=1"><span> Our \n shop </span></a><a href="/other">No</a><form class="newsletter-form" data-form-id="f1"></form><a class="sqs-block-button-element" href="mailto:ada@example.com">Mail</a>'
  const told = counts()
  watchSeen(told)
  see(watched)
  vi.advanceTimersByTime(1_000)
  const button = { label: 'Our shop', href: '/shop' }
  expect(told.buttonsSeen.mock.calls).toEqual([[[button, { label: 'Mail', href: 'mailto:' }]]])
  expect(told.formsSeen.mock.calls).toEqual([[['f1']]])
  document.querySelector<HTMLElement>('span')?.click()
  document.querySelector<HTMLElement>('[href="/other"]')?.click()
  expect(told.buttonClick.mock.calls).toEqual([[button]])
})

it('looks again at what is put in, and not twice at what was there; nor at more than twenty', () => {
  document.body.innerHTML = '<a class="sqs-block-button-element" href="/a">A</a>'
  const told = counts()
  watchSeen(told)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a class="sqs-block-button-element" href="/b">B</a>'.repeat(30),
  )
  document.dispatchEvent(new Event('vitrine:content'))
  document.dispatchEvent(new Event('vitrine:content'))
  expect(watched).toHaveLength(31)
  see(watched)
  vi.advanceTimersByTime(1_000)
  expect(told.buttonsSeen.mock.calls.map(([buttons]) => buttons.length)).toEqual([20])
})

it('tells together of what comes into view within a second, and of the rest when the page is left', () => {
  document.body.innerHTML = ['a', 'b', 'c']
    .map((name) => `<a class="sqs-block-button-element" href="/${name}">${name}</a>`)
    .join('')
  const told = counts()
  const labels = () =>
    told.buttonsSeen.mock.calls.map(([buttons]) => buttons.map(({ label }: { label: string }) => label))
  watchSeen(told)
  see(watched.slice(0, 1))
  vi.advanceTimersByTime(900)
  see(watched.slice(1, 2))
  expect(labels()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(labels()).toEqual([['a', 'b']])
  see(watched.slice(2))
  dispatchEvent(new Event('pagehide'))
  expect(labels()).toEqual([['a', 'b'], ['c']])
  vi.advanceTimersByTime(5_000)
  expect(labels()).toHaveLength(2)
  expect(told.formsSeen).not.toHaveBeenCalled()
})
