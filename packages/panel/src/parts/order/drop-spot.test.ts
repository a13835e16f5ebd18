import { describe, expect, it } from 'vitest'
import { type DropRow, spotAt } from './drop-spot.ts'

const row = (key: string, top: number, holds = false): DropRow => ({
  key,
  holds,
  box: { left: 0, top, width: 300, height: 40 },
})

describe('spotAt', () => {
  const rows = [row('a', 0), row('b', 48, true)]

  it('is the half of a row on which the pointer is', () => {
    expect(spotAt({ x: 10, y: 10 }, rows, 'down')).toEqual({ key: 'a', where: 'before' })
    expect(spotAt({ x: 10, y: 30 }, rows, 'down')).toEqual({ key: 'a', where: 'after' })
  })

  it('is inside of a row that holds others, in its middle alone', () => {
    expect(spotAt({ x: 10, y: 68 }, rows, 'down')).toEqual({ key: 'b', where: 'inside' })
    expect(spotAt({ x: 10, y: 50 }, rows, 'down')).toEqual({ key: 'b', where: 'before' })
    expect(spotAt({ x: 10, y: 86 }, rows, 'down')).toEqual({ key: 'b', where: 'after' })
  })

  it('belongs to the nearest row when the pointer is between two, or outside of all', () => {
    expect(spotAt({ x: 10, y: 42 }, rows, 'down')).toEqual({ key: 'a', where: 'after' })
    expect(spotAt({ x: -90, y: 900 }, rows, 'down')).toEqual({ key: 'b', where: 'after' })
    expect(spotAt({ x: 0, y: 0 }, [], 'down')).toBeNull()
  })
})
