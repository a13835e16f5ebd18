import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wake } from './island.ts'
import { paintInstallments } from './paint-installments.ts'

const offer = {
  provider: 'Afterpay',
  locale: 'en_US',
  currency: 'USD',
  leastCents: 100,
  mostCents: 200_000,
} as const

let line: HTMLElement
beforeEach(() => {
  document.body.innerHTML = `<p class="vt-installments"><span data-before>or 4 interest-free payments of $8.50 with</span>
    <button class="vt-installments-pill">Afterpay</button> <span data-after></span> <button class="vt-installments-info" aria-label="About Afterpay">i</button></p>`
  line = document.querySelector<HTMLElement>('.vt-installments') ?? document.body
  line.dataset.offer = JSON.stringify(offer)
  wake(line)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answerWith(text: string, status = 200) {
  const answer = vi.fn(async (_address: string) => new Response(text, { status }))
  vi.stubGlobal('fetch', answer)
  return answer
}

const dialog = () => document.querySelector('dialog')
const info = () => line.querySelector<HTMLElement>('[aria-label="About Afterpay"]')

it.each(['.vt-installments-pill', '.vt-installments-info'])('%s opens the explanation', async (opener) => {
  const seen = answerWith('<h2 id="vt-installments-title">Pay in 4</h2>')
  line.querySelector<HTMLElement>(opener)?.click()
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Pay in 4'))
  expect(seen.mock.calls).toEqual([['/api/commerce/installments/en_US']])
})

it('is closed by its button or beside it, and the focus goes back to what opened it', async () => {
  answerWith('<h2>Pay in 4</h2>')
  for (const close of ['button', 'itself'] as const) {
    info()?.click()
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    if (close === 'button') dialog()?.querySelector('button')?.click()
    else dialog()?.click()
    await vi.waitFor(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(info())
  }
})

it('warns in the console alone when the explanation cannot be fetched', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerWith('', 500)
  info()?.click()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(dialog()).toBeNull()
})

it('tells of the price of the chosen variant, and of the lowest again', () => {
  const variant = { priceCents: 300_000, salePriceCents: 0, isOnSale: false } as never
  paintInstallments(line, variant)
  expect(line.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Afterpay available for orders up to $2,000.00 i',
  )
  paintInstallments(line, null)
  expect(line.textContent).toContain('or 4 interest-free payments of $8.50 with')
})
