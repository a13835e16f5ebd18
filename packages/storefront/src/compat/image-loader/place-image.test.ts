import { describe, expect, it } from 'vitest'
import { addressFor, pickWidth } from './pick-width.ts'
import { placeImage, readPair } from './place-image.ts'

const middle = { x: 0.5, y: 0.5 }

describe('a picture in its frame', () => {
  it('covers a frame that it is to fill, cut on both sides alike', () => {
    const placed = placeImage(
      { width: 1000, height: 1000 },
      { width: 400, height: 200 },
      { mode: 'fill', focus: middle },
    )
    expect(placed).toEqual({ width: 400, height: 400, left: 0, top: -100 })
  })

  it('keeps its focal point in sight, and never leaves an empty edge', () => {
    const picture = { width: 1000, height: 1000 }
    const frame = { width: 400, height: 200 }
    expect(placeImage(picture, frame, { mode: 'fill', focus: { x: 0.5, y: 0 } }).top).toBe(0)
    expect(placeImage(picture, frame, { mode: 'fill', focus: { x: 0.5, y: 1 } }).top).toBe(-200)
    expect(placeImage(picture, frame, { mode: 'fill', focus: { x: 0.5, y: 0.3 } }).top).toBe(-20)
  })

  it('is whole and in the middle where it is to fit', () => {
    const placed = placeImage(
      { width: 1000, height: 500 },
      { width: 400, height: 400 },
      { mode: 'fit', focus: middle },
    )
    expect(placed).toEqual({ width: 400, height: 200, left: 0, top: 100 })
  })
})

describe('the width of a picture', () => {
  it('is the smallest ready-made one that fills its place, on sharp screens too', () => {
    expect([pickWidth(90, 1), pickWidth(101, 1), pickWidth(400, 2), pickWidth(4_000, 1)]).toEqual([
      100, 300, 1000, 2500,
    ])
  })

  it('is asked for once, after what the address asks already', () => {
    expect(addressFor('/a.jpg', 300)).toBe('/a.jpg?format=300w')
    expect(addressFor('/a.jpg?v=1', 300)).toBe('/a.jpg?v=1&format=300w')
    expect(addressFor('/a.jpg?format=100w', 300)).toBe('/a.jpg?format=100w')
  })
})

describe('readPair', () => {
  it('reads sizes and points, and nothing else', () => {
    expect(readPair('1500x1000', 'x')).toEqual([1500, 1000])
    expect(readPair('0.5,0', ',')).toEqual([0.5, 0])
    expect(readPair('x', 'x')).toBeNull()
    expect(readPair(null, 'x')).toBeNull()
  })
})
