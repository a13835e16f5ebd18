import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Calls `vitrine` as from a terminal; returns its exit code and what it says. */
function vitrine(line: string) {
  const program = path.resolve(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...line.split(' ').filter(Boolean)],
    {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: '/no/such/folder' },
    },
  )
  return { status, said: stdout + stderr }
}

it.each([
  ['audt', 'There is no command audt. Did you mean audit?'],
  ['polish', 'There is no command polish. There are: audit, check, import, owner, sites.'],
  ['audit --x', 'audit has no option --x. It takes none.'],
  ['audit --json=yes', 'audit has no option --json. It takes none.'],
  ['audit now', 'audit takes nothing behind it; now is too much.'],
  ['check sites/demo --jsn', 'check has no option --jsn. Did you mean --json?'],
  ['check sites/demo --json=1', '--json of check takes no value.'],
  ['import a.csv --sit shop.example', 'import has no option --sit. Did you mean --site?'],
  ['import a.csv --site', '--site of import needs a value.'],
  ['owner lnk ada@example.org', 'There is no command owner lnk. Did you mean link?'],
  ['owner link ada@example.org --host x', 'owner has no option --host. There are: --site.'],
  ['sites ad shop.example', 'There is no command sites ad. Did you mean add?'],
  ['sites add shop.example --titel Shop', 'sites has no option --titel. Did you mean --title?'],
  ['sites add shop.example -e', 'sites has no option -e. There are: --title, --template, --empty.'],
])('vitrine %s says what it does not know, and ends with 2', (line, words) => {
  const { status, said } = vitrine(line)
  expect([status, said]).toEqual([2, expect.stringContaining(words)])
})

it('vitrine alone says what there is, and ends well', () => {
  expect(vitrine('')).toEqual({ status: 0, said: expect.stringContaining('Usage:') })
})
