import { expect, it } from 'vitest'
import { slowestFiles } from './slowest-files.ts'

it('names the files that took longest, longest first', () => {
  const times = Array.from({ length: 12 }, (_, n) => ({
    file: `${n}.test.ts`,
    durationMs: ((n * 5) % 12) * 1000,
  }))
  expect(slowestFiles(times)).toMatch(/^7\.test\.ts 11 s, 2\.test\.ts 10 s, .* 4 s$/)
  expect(slowestFiles([])).toBe('')
})
