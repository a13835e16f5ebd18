import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearDetails } from '../../testing/hear-details.ts'
import { wake } from './island.ts'

const view =
  '<article data-item-id="1"><h1>Bowl</h1>' +
  '<div class="ProductItem-gallery-slides-item"><img class="loading" data-src="/a.jpg" data-load="false"></div>' +
  '<div class="ProductItem-gallery-slides-item"><img data-src="/b.jpg" data-load="false"></div>' +
  '<div class="ProductItem-gallery-thumbnails-item"></div><div class="ProductItem-gallery-thumbnails-item"></div></article>'

let asked: string[] = []
function answerWith(text: string, status = 200): void {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(text, { status })
  })
}

function press(key?: string, keys: MouseEventInit = {}): { wasPrevented: boolean } {
  const button = document.querySelector('span') as HTMLElement
  const event = key
    ? new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    : new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  button.dispatchEvent(event)
  return { wasPrevented: event.defaultPrevented }
}

beforeEach(() => {
  asked = []
  document.body.innerHTML = '<a href="/shop/bowl"><span role="button" tabindex="0" data-id="1"></span></a>'
  wake(document.querySelector('span') as HTMLElement)
})
afterEach(() => vi.unstubAllGlobals())

describe('the quick view button', () => {
  it('opens the product over the page instead of following the link it stands in', async () => {
    answerWith(view)
    const heard = hearDetails('vitrine:track')
    expect(press().wasPrevented).toBe(true)
    await vi.waitFor(() => expect(heard).toEqual([{ event: 'quick-view', productId: '1' }]))
    const dialog = await vi.waitFor(() => {
      const found = document.querySelector<HTMLDialogElement>('dialog[open]')
      if (!found) throw new Error('not open yet')
      return found
    })
    expect(asked).toEqual(['/?format=quick-view&itemId=1'])
    expect(dialog.getAttribute('aria-label')).toBe('Bowl')
    expect(dialog.querySelector('.sqs-product-quick-view-content > article')).not.toBeNull()
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/a.jpg?format=750w')
  })

  it('leaves a click to its link that opens a tab of its own', () => {
    answerWith(view)
    expect(press(undefined, { ctrlKey: true }).wasPrevented).toBe(false)
    expect(press(undefined, { shiftKey: true }).wasPrevented).toBe(false)
    expect(asked).toEqual([])
  })

  it('opens by key, and once only', async () => {
    answerWith(view)
    press('Enter')
    press(' ')
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    expect(asked).toHaveLength(1)
    expect(press('Tab').wasPrevented).toBe(false)
  })

  it('shows one picture, uncovers it when it is there, and leafs by the small ones', async () => {
    answerWith(view)
    press()
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    const slides = [...document.querySelectorAll('.ProductItem-gallery-slides-item')]
    const shown = () => slides.map((slide) => slide.classList.contains('selected'))
    expect(shown()).toEqual([true, false])
    const image = slides[0]?.querySelector('img') as HTMLImageElement
    image.dispatchEvent(new Event('load'))
    expect(image.className).toBe('loaded')
    document.querySelectorAll<HTMLElement>('.ProductItem-gallery-thumbnails-item')[1]?.click()
    expect(shown()).toEqual([false, true])
  })

  it('closes by its button and gives the focus back', async () => {
    answerWith(view)
    press()
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    document.querySelector<HTMLElement>('.sqs-modal-lightbox-close')?.click()
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(document.querySelector('span'))
    expect(document.body.className).toBe('')
  })

  it('is of the product that was asked for last', async () => {
    const late: (() => void)[] = []
    vi.stubGlobal(
      'fetch',
      (address: string) =>
        new Promise<Response>((resolve) =>
          late.push(() => resolve(new Response(view.replace('Bowl', address.at(-1) ?? '')))),
        ),
    )
    document.body.insertAdjacentHTML('beforeend', '<span role="button" id="other" data-id="2"></span>')
    const other = document.querySelector<HTMLElement>('#other') as HTMLElement
    wake(other)
    press()
    other.click()
    late[1]?.()
    late[0]?.()
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 20))
    const names = [...document.querySelectorAll('dialog')].map((each) => each.getAttribute('aria-label'))
    expect(names).toEqual(['2'])
  })

  it('follows the link when there is no view to be had', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    answerWith('<html><body>Locked</body></html>')
    press()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/shop\/bowl$/)))
    expect(document.querySelector('dialog')).toBeNull()
  })
})
