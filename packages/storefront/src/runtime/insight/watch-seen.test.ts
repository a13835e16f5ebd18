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
  watched.length = 0
  vi.stubGlobal('IntersectionObserver', FakeIntersections)
})
afterEach(() => {
  stopListening()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})
const counts = () => ({ buttonRender: vi.fn(), buttonClick: vi.fn(), formRender: vi.fn() })
const see = (elements: readonly Element[]) =>
  come(elements.map((target) => ({ isIntersecting: true, target })))

it('counts buttons and forms that come into view, and what is pressed', () => {
  document.body.innerHTML =
    '<a class="sqs-block-button-element" href="/shop?x=1"><span> Our \n shop </span></a><a href="/other">No</a><form class="newsletter-form" data-form-id="f1"></form><a class="sqs-block-button-element" href="mailto:ada@example.com">Mail</a>'
  const told = counts()
  watchSeen(told)
  see(watched)
  const button = { label: 'Our shop', href: '/shop' }
  expect(told.buttonRender.mock.calls).toEqual([[button], [{ label: 'Mail', href: 'mailto:' }]])
  expect(told.formRender.mock.calls).toEqual([['f1']])
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
  expect(told.buttonRender).toHaveBeenCalledTimes(20)
})
