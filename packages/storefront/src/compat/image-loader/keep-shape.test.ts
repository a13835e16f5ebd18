import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepShape } from './keep-shape.ts'

/** A picture of 1000 by 500 with the attributes that a page gives it, shown so high; its own width is that of its shape. */
function picture(
  attributes: string,
  { height, width }: { height: number; width?: number },
): HTMLImageElement {
  document.body.innerHTML = `<img data-image-dimensions="1000x500" sizes="auto, 100vw" ${attributes}>`
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return width ?? (this.hasAttribute('width') ? 800 : height * 2)
  })
  return document.body.firstChild as HTMLImageElement
}
const ours = 'width="1000" height="500"'

afterEach(() => vi.restoreAllMocks())

describe('the shape of a picture', () => {
  it('is kept where a template gives the height alone', () => {
    const image = picture(ours, { height: 160 })
    keepShape(image)
    expect(image.hasAttribute('width')).toBe(false)
    expect(image.style.aspectRatio).toBe('auto 1000 / 500')
    expect(image.sizes).toBe('320px')
  })

  it('is the concern of a template that gives width and height', () => {
    const image = picture(ours, { height: 160, width: 700 })
    keepShape(image)
    expect(image.getAttribute('width')).toBe('1000')
    expect(image.style.aspectRatio).toBe('')
    expect(image.sizes).toBe('auto, 100vw')
  })

  it('needs nothing where it is right, or where the size is the own of the template', () => {
    for (const [attributes, height] of [
      [ours, 400],
      ['width="600" height="100"', 160],
      ['width="600"', 160],
    ] as const) {
      const image = picture(attributes, { height })
      keepShape(image)
      expect(image.hasAttribute('width')).toBe(true)
    }
  })
})
