import { describe, expect, it } from 'vitest'
import { TextLines } from './text-lines.ts'

describe('the lines of a text', () => {
  const lines = new TextLines('one\ntwo\n\nfour')

  it('have their numbers, and characters their places on them', () => {
    const places = [0, 2, 3, 4, 7, 8, 9, 12, 13].map((index) => [lines.lineAt(index), lines.columnAt(index)])
    expect(places).toEqual([
      [1, 1],
      [1, 3],
      [1, 4],
      [2, 1],
      [2, 4],
      [3, 1],
      [4, 1],
      [4, 4],
      [4, 5],
    ])
  })

  it('are told without their ends', () => {
    expect([0, 1, 2, 3, 4, 5].map((line) => lines.textOf(line))).toEqual(['', 'one', 'two', '', 'four', ''])
    expect(new TextLines('').textOf(1)).toBe('')
  })

  it('are counted once for a text, however often they are asked for', () => {
    const text = 'a line\n'.repeat(200_000)
    const long = new TextLines(text)
    const began = performance.now()
    for (let index = 0; index < text.length; index += 7) long.lineAt(index)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
