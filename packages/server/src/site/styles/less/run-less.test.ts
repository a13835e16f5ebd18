import { describe, expect, it } from 'vitest'
import { keepSheet, nameOfSheet, readKept } from './kept-sheets.ts'
import { runLess } from './run-less.ts'

describe('a sheet', () => {
  it('that needs all memory ends its own process and nothing else', { timeout: 60_000 }, async () => {
    const { css, problems } = await runLess('.m(@n) { .m(@n + 1); .m(@n + 2) }\na { .m(1) }', {
      isMinified: true,
    })
    expect(css).toBe('')
    expect(problems).toHaveLength(1)
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
