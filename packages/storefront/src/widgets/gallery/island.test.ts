import { chooseDesign, defaultGallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { galleryHtml } from './gallery-html.ts'
import { wake } from './island.ts'

const picture = (name: string) => ({
  id: name,
  assetUrl: `/media/${name}.jpg`,
  originalSize: '1500x1000',
  systemDataVariants: '1500x1000,300w,1500w',
  title: name,
})
const pictures = ['boat', 'pier', 'tide'].map(picture)

let isMotionReduced = false
beforeEach(() => {
  isMotionReduced = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isMotionReduced && query.includes('reduced-motion'),
  }))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.className = ''
})

function show(changes: Partial<typeof defaultGallerySettings>, images: readonly unknown[] = pictures) {
  const settings = { ...defaultGallerySettings, ...changes }
  document.body.innerHTML = galleryHtml(images, settings, { id: 'g', label: 'Harbour' }).text
  const gallery = document.querySelector<HTMLElement>('.sqs-gallery-container')
  if (!gallery) throw new Error('No gallery')
  wake(gallery)
  return gallery
}
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector} in ${document.body.innerHTML}`)
  return element
}
const active = () => document.querySelector('.slide.sqs-active-slide')?.getAttribute('aria-label')
const status = () => document.querySelector('.sqs-gallery-status')?.textContent

describe('a slideshow', () => {
  const slideshow = { ...chooseDesign(defaultGallerySettings, 'slideshow'), controls: true }

  it('goes on and back by its arrows, around both ends, and says where it is', () => {
    show(slideshow)
    find('.next').click()
    expect(active()).toBe('2 of 3')
    expect(status()).toBe('Picture 2 of 3: pier')
    find('.previous').click()
    find('.previous').click()
    expect(active()).toBe('3 of 3')
    find('.next').click()
    expect(active()).toBe('1 of 3')
  })

  it('goes by arrow keys, Home and End', () => {
    show(slideshow)
    const strip = find('.sqs-gallery')
    const press = (key: string) => strip.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowRight')
    expect(active()).toBe('2 of 3')
    press('ArrowLeft')
    expect(active()).toBe('1 of 3')
    press('End')
    expect(active()).toBe('3 of 3')
    press('Home')
    expect(active()).toBe('1 of 3')
    press('a')
    expect(active()).toBe('1 of 3')
  })

  it('goes to the slide of a thumbnail, and marks the thumbnail', () => {
    show(slideshow)
    find('[data-slide="2"]').click()
    expect(active()).toBe('3 of 3')
    expect(find('[aria-current]').dataset.slide).toBe('2')
  })

  it('keeps what is out of its frame out of reach', () => {
    show(slideshow)
    find('.next').click()
    const reach = [...document.querySelectorAll<HTMLElement>('.slide')].map((slide) => slide.inert)
    expect(reach).toEqual([true, false, true])
  })
})

describe('a slideshow that plays by itself', () => {
  const playing = { design: 'slideshow', autoplay: true, autoplaySeconds: 2 } as const

  it('goes on at its time, around the end, and says nothing while it does', () => {
    show(playing)
    vi.advanceTimersByTime(1999)
    expect(active()).toBe('1 of 3')
    vi.advanceTimersByTime(1)
    expect(active()).toBe('2 of 3')
    vi.advanceTimersByTime(4000)
    expect(active()).toBe('1 of 3')
    expect(status()).toBe('')
  })

  it.each([
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ])('rests between %s and %s', (start, end) => {
    const gallery = show(playing)
    gallery.dispatchEvent(new Event(start))
    vi.advanceTimersByTime(6000)
    expect(active()).toBe('1 of 3')
    gallery.dispatchEvent(new Event(end))
    vi.advanceTimersByTime(2000)
    expect(active()).toBe('2 of 3')
  })

  it('stops and starts by its button', () => {
    show(playing)
    find('.sqs-gallery-rotation').click()
    expect(find('.sqs-gallery-rotation').getAttribute('aria-label')).toBe('Start the slideshow')
    vi.advanceTimersByTime(6000)
    expect(active()).toBe('1 of 3')
    find('.sqs-gallery-rotation').click()
    vi.advanceTimersByTime(2000)
    expect(active()).toBe('2 of 3')
  })

  it('does not move for visitors who asked for less motion, until they start it', () => {
    isMotionReduced = true
    show(playing)
    vi.advanceTimersByTime(6000)
    expect(active()).toBe('1 of 3')
    find('.sqs-gallery-rotation').click()
    vi.advanceTimersByTime(2000)
    expect(active()).toBe('2 of 3')
  })
})

describe('a film', () => {
  const film = (html: string) => ({ ...picture('tide'), oembed: { html, url: 'https://video.example/1' } })

  it('is played in a frame of our own, of which only the address is the host’s', () => {
    show({}, [film('<iframe onload="alert(1)" src="https://video.example/embed/1?a=b"></iframe>')])
    find('.sqs-gallery-film').click()
    expect(find('iframe').getAttribute('src')).toBe('https://video.example/embed/1?a=b&autoplay=1')
    expect(find('iframe').hasAttribute('onload')).toBe(false)
  })

  it.each([
    '<script>alert(1)</script>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe></iframe>',
    '',
  ])('stays a link when its host’s HTML is %s', (html) => {
    show({}, [film(html), picture('boat')])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('.sqs-gallery-film')?.dispatchEvent(click)
    expect(document.querySelector('iframe')).toBeNull()
    expect(click.defaultPrevented).toBe(false)
  })
})

describe('a picture that is enlarged', () => {
  const open = async (changes = {}) => {
    show({ lightbox: true, ...changes })
    find('[data-lightbox-index="1"]').click()
    await vi.dynamicImportSettled()
    await vi.waitFor(() => find('dialog'))
  }
  const shown = () => find('.sqs-lightbox-image').getAttribute('alt')

  it('opens in a dialog in the theme of the gallery', async () => {
    await open({ lightboxTheme: 'light' })
    expect(find('dialog').className).toBe('sqs-lightbox-overlay sqs-lightbox-theme-light')
    expect(find('dialog').getAttribute('aria-label')).toBe('Harbour')
    expect(shown()).toBe('pier')
    expect(find('.sqs-lightbox-status').textContent).toBe('Picture 2 of 3: pier')
    expect(document.body.classList.contains('sqs-lightbox-open')).toBe(true)
  })

  it('opens once, however often it is pressed while its script is on the way', async () => {
    show({ lightbox: true })
    find('[data-lightbox-index="1"]').click()
    find('[data-lightbox-index="2"]').click()
    await vi.dynamicImportSettled()
    await vi.waitFor(() => find('dialog'))
    await vi.dynamicImportSettled()
    expect([document.querySelectorAll('dialog').length, shown()]).toEqual([1, 'pier'])
  })

  it('is led to by its link where the script cannot be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    vi.doMock('../../parts/lightbox/lightbox.ts', () => Promise.reject(new Error('blocked')))
    show({ lightbox: true })
    const link = find('[data-lightbox-index="1"]') as HTMLAnchorElement
    link.click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(link.href))
    vi.doUnmock('../../parts/lightbox/lightbox.ts')
    assign.mockRestore()
  })

  it('leads on by buttons, arrow keys and swipes', async () => {
    await open()
    find('.sqs-lightbox-next').click()
    expect(shown()).toBe('tide')
    find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    expect(shown()).toBe('boat')
    find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))
    expect(shown()).toBe('tide')
    swipe(find('dialog'), 300, 200)
    expect(shown()).toBe('boat')
    swipe(find('dialog'), 200, 300)
    expect(shown()).toBe('tide')
    swipe(find('dialog'), 200, 180)
    expect(shown()).toBe('tide')
    find('.sqs-lightbox-previous').click()
    expect(shown()).toBe('pier')
  })

  it('shows its caption, which can be put away', async () => {
    await open({ showMetaBasic: true })
    expect(find('.sqs-lightbox-meta').textContent).toBe('pier')
    find('.sqs-lightbox-meta-trigger').click()
    expect(find('.sqs-lightbox-meta').hidden).toBe(true)
    expect(find('.sqs-lightbox-meta-trigger').getAttribute('aria-expanded')).toBe('false')
  })

  it.each([
    ['its button', () => find('.sqs-lightbox-close').click()],
    ['a click beside the picture', () => find('.sqs-lightbox-slide').click()],
    ['Escape', () => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))],
  ])('closes by %s, and the focus goes to the picture that was shown last', async (_way, close) => {
    await open()
    find('.sqs-lightbox-next').click()
    close()
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.body.classList.contains('sqs-lightbox-open')).toBe(false)
    expect(document.activeElement?.getAttribute('data-lightbox-index')).toBe('2')
  })

  it('is left to the browser when a new window is wanted', async () => {
    show({ lightbox: true })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    find('[data-lightbox-index="0"]').dispatchEvent(click)
    await vi.dynamicImportSettled()
    expect(click.defaultPrevented).toBe(false)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is pressed by the space bar too', async () => {
    show({ lightbox: true })
    find('[data-lightbox-index="0"]').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(shown()).toBe('boat'))
  })
})

function swipe(element: HTMLElement, from: number, to: number): void {
  const touch = (clientX: number) => ({ clientX, clientY: 5 })
  const start = Object.assign(new Event('touchstart'), { touches: [touch(from)] })
  const end = Object.assign(new Event('touchend'), { touches: [], changedTouches: [touch(to)] })
  element.dispatchEvent(start)
  element.dispatchEvent(end)
}
