import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Calls `vitrine` as from a terminal; returns its exit code and what it says. */
function vitrine(...words: readonly string[]) {
  const program = fileURLToPath(new URL('./main.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: '/no/such/folder' },
  })
  return { status, said: stdout + stderr }
}

it('vitrine alone says what there is, and ends well', () => {
  expect(vitrine()).toEqual({ status: 0, said: expect.stringContaining('Usage:') })
})

it('vitrine with words that it does not know says so, and ends with 2', () => {
  const said = expect.stringContaining('audit has no option --x. It takes none.')
  expect(vitrine('audit', '--x')).toEqual({ status: 2, said })
})
