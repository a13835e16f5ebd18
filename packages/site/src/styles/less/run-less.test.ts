import { describe, expect, it } from 'vitest'
import { keepSheet, nameOfSheet, readKept } from './kept-sheets.ts'
import { runLess } from './run-less.ts'

describe('a sheet', () => {
  it('that needs all memory ends its own process and nothing else', { timeout: 60_000 }, async () => {
    const bomb = '.m(@n) { .m(@n + 1); .m(@n + 2) }\na { .m(1) }'
    const [first, second] = await Promise.all([
      runLess(bomb, { isMinified: true }),
      runLess(bomb, { isMinified: true }),
    ])
    expect(first).toMatchObject({ css: '', isGivenUp: true })
    expect(first.problems).toHaveLength(1)
    expect(second).toBe(first)
    expect(await runLess(bomb, { isMinified: true })).toBe(first)
  })

  it('is compiled once and kept', async () => {
    const source = `@ink: #${Date.now().toString(16).slice(-6)}; a { color: @ink }`
    const first = await runLess(source, { isMinified: true })
    expect(first.css).toMatch(/^a\{color:#/)
    const name = await nameOfSheet(source, true)
    expect(await readKept(name)).toEqual(first)
    await keepSheet(name, { ...first, css: 'kept' })
    expect((await runLess(source, { isMinified: true })).css).toBe('kept')
    expect((await runLess(source, { isMinified: false })).css).not.toBe('kept')
  })
})
