import { afterEach, expect, it, vi } from 'vitest'
import { wake } from './commerce-product-reviews.ts'

const page = (names: readonly string[], more: string) =>
  `<ul class="product-reviews-list">${names.map((name) => `<li class="product-review">${name}</li>`).join('')}</ul>${
    more && `<p class="product-reviews-more"><a href="${more}">More reviews</a></p>`
  }`

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it('brings further reviews to the page, until there are no more', async () => {
  const pages = [page(['Second'], '/reviews?before=2'), page(['Third'], '')]
  vi.stubGlobal('fetch', async () => new Response(pages.shift() ?? ''))
  document.body.innerHTML = `<section>${page(['First'], '/reviews?before=1')}</section>`
  const section = document.querySelector('section') as HTMLElement
  wake(section)
  const shown = () => [...section.querySelectorAll('.product-review')].map(({ textContent }) => textContent)
  section.querySelector<HTMLElement>('a')?.click()
  await vi.waitFor(() => expect(shown()).toEqual(['First', 'Second']))
  section.querySelector<HTMLElement>('a')?.click()
  await vi.waitFor(() => expect(shown()).toEqual(['First', 'Second', 'Third']))
  expect(section.querySelector('a')).toBeNull()
})
