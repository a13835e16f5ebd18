import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommandLine } from './run-command-line.ts'

const printed = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(printed)
})
afterEach(() => {
  vi.restoreAllMocks()
  printed.mockClear()
})

it.each([
  ['audt', 'There is no command audt. Did you mean audit?'],
  [
    'polish',
    'There is no command polish. There are: audit, backup, check, import, move-to-postgres, owner, sites.',
  ],
  ['audit --x', 'audit has no option --x. It takes none.'],
  ['audit --json=yes', 'audit has no option --json. It takes none.'],
  ['audit now', 'audit takes nothing behind it; now is too much.'],
  ['backup', 'Usage: npm run -s vitrine -- backup FOLDER'],
  ['check sites/demo --jsn', 'check has no option --jsn. Did you mean --json?'],
  ['check sites/demo --json=1', '--json of check takes no value.'],
  ['import a.csv --sit shop.example', 'import has no option --sit. Did you mean --site?'],
  ['import a.csv --site', '--site of import needs a value.'],
  ['owner lnk ada@example.org', 'There is no command owner lnk. Did you mean link?'],
  ['owner link ada@example.org --host x', 'owner has no option --host. There are: --site.'],
  ['sites ad shop.example', 'There is no command sites ad. Did you mean add?'],
  ['sites add shop.example --titel Shop', 'sites has no option --titel. Did you mean --title?'],
  [
    'sites add shop.example -e',
    'sites has no option -e. There are: --title, --template, --empty, --reason, --passphrase-file.',
  ],
  ['sites resume shop.example --reason Paid', '--reason is for sites suspend alone.'],
])('vitrine %s says what it does not know, and ends with 2', async (line, words) => {
  const place = { environment: { DATA_DIR: '/no/such/folder' }, rootDir: '/no/such/folder' }
  const code = await runCommandLine(line.split(' '), place)
  expect([code, printed.mock.calls.flat().join('\n')]).toEqual([2, expect.stringContaining(words)])
})

it('names every act on sites in its usage', async () => {
  await runCommandLine(['help'], { environment: {}, rootDir: '/no/such/folder' })
  const said = printed.mock.calls.flat().join('\n')
  expect(said).toContain('sites [add|rename|hosts|templates|template|suspend|resume|remove|save|restore')
})
