import { describe, expect, it } from 'vitest'
import { dimensionForValue, pictureAttributes, rendering } from './picture-attributes.ts'

describe('what scripts ask about a picture', () => {
  it('is its address, size and focal point', () => {
    document.body.innerHTML =
      '<img data-src="/a.jpg" data-image-dimensions="1200x800" data-image-focal-point="0.1,0.9">'
    const image = document.body.firstChild
    expect(pictureAttributes({ _node: image })).toEqual({
      source: '/a.jpg',
      dimensions: { width: 1200, height: 800 },
      focalPoint: { x: 0.1, y: 0.9 },
    })
    expect(rendering.getDimensionsFromNode(image)).toEqual({ width: 1200, height: 800 })
  })

  it('is one side of it, when the other is given', () => {
    const data = { dimensions: { width: 1200, height: 800 } }
    expect(dimensionForValue('width', 100, data)).toBe(150)
    expect(dimensionForValue('height', 150, data)).toBe(100)
    expect(rendering.getWidthForHeight(1200, 800, 100)).toBe(150)
    expect(rendering.getHeightForWidth(1200, 800, 150)).toBe(100)
  })

  it('is nothing for what is no picture', () => {
    expect(pictureAttributes(null).dimensions).toEqual({ width: 0, height: 0 })
    expect(dimensionForValue('width', 100, pictureAttributes(null))).toBe(0)
    expect(dimensionForValue('width', 100)).toBe(0)
  })
})
