import { expect, it, vi } from 'vitest'
import { startFetchedPages } from './start-fetched-pages.ts'

const announce = () => document.dispatchEvent(new Event('vitrine:content'))

it('loads the cart page whole when a template has put in its content alone', () => {
  document.body.innerHTML = '<main><a href="/cart">Cart</a></main>'
  const loadWhole = vi.fn()
  startFetchedPages(document, loadWhole)
  announce()
  expect(loadWhole).not.toHaveBeenCalled()
  document.body.innerHTML = '<main><div id="sqs-cart-root"></div></main>'
  announce()
  expect(loadWhole).toHaveBeenCalledTimes(1)
})

it('leaves a cart page alone that came whole', () => {
  document.body.innerHTML = '<main><div id="sqs-cart-root"></div></main>'
  const loadWhole = vi.fn()
  startFetchedPages(document, loadWhole)
  announce()
  expect(loadWhole).not.toHaveBeenCalled()
})
