import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imageLoader } from './image-loader.ts'

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.querySelector('[data-src]') as HTMLElement
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
})
afterEach(() => vi.restoreAllMocks())

describe('ImageLoader.load', () => {
  it('shows a picture in the width of its place, and writes that back', () => {
    const image = show('<p><img data-src="/content/v1/a/b.jpg"></p>')
    expect(imageLoader.load(image, { load: true })).toBe(true)
    expect(image.getAttribute('src')).toBe('/content/v1/a/b.jpg?format=500w')
    expect(image.dataset.imageResolution).toBe('500w')
  })

  it('takes a YUI node, and leaves the loading to others when told so', () => {
    const image = show('<p><img data-src="/a.jpg" data-image-dimensions="1000x1000"></p>')
    expect(imageLoader.load({ _node: image }, { load: false, mode: 'fill' })).toBe(true)
    expect(image.getAttribute('src')).toBeNull()
    expect([image.style.width, image.style.height, image.style.top]).toEqual(['400px', '400px', '-100px'])
  })

  it('fills a frame that is called so, and stands whole in one that is called that', () => {
    const picture = '<img data-src="/a.jpg" data-image-dimensions="1000x1000">'
    const filling = show(`<p class="wide content-fill">${picture}</p>`)
    imageLoader.load(filling, { load: true, mode: null })
    expect([filling.style.width, filling.style.top]).toEqual(['400px', '-100px'])
    const fitting = show(`<p class="content-fit">${picture}</p>`)
    imageLoader.load(fitting)
    expect([fitting.style.width, fitting.style.left]).toEqual(['200px', '100px'])
    const free = show(
      `<p class="content-fill">${picture.replace('data-src', 'data-mode="none" data-src')}</p>`,
    )
    imageLoader.load(free)
    expect(free.style.width).toBe('')
  })

  it('is whole in a frame of words that grows with it, instead of sliding away', () => {
    const image = show(
      '<p class="content-fill"><img data-src="/a.jpg" data-image-dimensions="1000x1000">Words</p>',
    )
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() =>
      image.style.display === 'none' ? 50 : 50 + Number.parseFloat(image.style.height || '0'),
    )
    imageLoader.load(image)
    expect([image.style.width, image.style.height, image.style.top]).toEqual(['400px', '400px', '0px'])
  })

  it('makes a background of what is no image', () => {
    const place = show('<div data-src="/a.jpg" data-image-focal-point="0.2,0.8"></div>')
    imageLoader.load(place, { load: true, mode: 'fill' })
    expect(place.style.backgroundImage).toContain('/a.jpg?format=500w')
    expect(place.style.backgroundPosition).toBe('20% 80%')
  })

  it('only tells the size where the page came with all widths', () => {
    const image = show(
      '<p><img data-src="/content/v1/a/b.jpg" src="/content/v1/a/b.jpg?format=750w" srcset="/content/v1/a/b.jpg?format=100w 100w"></p>',
    ) as HTMLImageElement
    imageLoader.load(image, { load: true })
    expect(image.sizes).toBe('400px')
    expect(image.getAttribute('src')).toBe('/content/v1/a/b.jpg?format=750w')
  })

  it('tells those who wait for a picture that was there before, once', async () => {
    const image = show('<p><img data-src="/a.jpg" src="/a.jpg"></p>') as HTMLImageElement
    vi.spyOn(image, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(100)
    const hear = vi.fn(() => void imageLoader.load(image, { load: true }))
    imageLoader.load(image, { load: true })
    image.addEventListener('load', hear)
    await vi.waitFor(() => expect(hear).toHaveBeenCalled())
    delete image.dataset.imageResolution
    imageLoader.load(image, { load: true })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(hear).toHaveBeenCalledOnce()
  })

  it('has nothing to show for what has no picture', () => {
    expect(imageLoader.load(document.createElement('img'))).toBe(false)
    expect(imageLoader.load(null)).toBe(false)
  })
})
