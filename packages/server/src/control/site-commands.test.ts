import { rmSync, writeFileSync } from 'node:fs'
import { oneLineText } from '@vitrine/domain/limits/one-line'
import { hostProblemText } from '@vitrine/domain/sites/host-name'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadsDir } from '../media/media-folders.ts'
import { templateText } from '../sites/template-texts.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { installationCommands } from './installation-commands.ts'
import { writeSiteOrder } from './site-order.ts'

let open: OpenSite
beforeEach(async () => {
  open = await openSite()
})
afterEach(() => open.close())

describe('removing a site at the shell', () => {
  const command = (name: 'add-site' | 'remove-site') =>
    installationCommands[name](
      { ...open.services, port: 3000 },
      writeSiteOrder({ site: 'second.example', title: 'Second', isEmpty: true }),
    )

  it('takes its pictures along', async () => {
    await command('add-site')
    expect(await command('remove-site')).toEqual({
      isWell: true,
      lines: ['The site Second is gone, with its pictures.'],
    })
  })

  it('says that some of its files are left, where these cannot be removed', async () => {
    await command('add-site')
    const uploads = uploadsDir(open.services.dataDir)
    rmSync(uploads, { recursive: true, force: true })
    writeFileSync(uploads, 'in the way of a folder')
    expect(await command('remove-site')).toEqual({
      isWell: false,
      lines: [
        'The site Second is gone, and some of its files are left.',
        'They could not be removed: the log names them. It is tried again at the next start of the server.',
      ],
    })
  })
})

describe('a site that is added at the shell', () => {
  const add = (order: Partial<Parameters<typeof writeSiteOrder>[0]>) =>
    installationCommands['add-site'](
      { ...open.services, port: 3000 },
      writeSiteOrder({ site: 'second.example', isEmpty: true, ...order }),
    )
  const titles = async () => (await open.services.store.sites.list()).map(({ title }) => title)

  it.each([
    ['a'.repeat(201), 'Use at most 200 characters.'],
    ['Second\nsite', oneLineText],
  ])('is refused by what the panel refuses it by: %j', async (title, said) => {
    expect(await add({ title })).toEqual({ isWell: false, lines: [said] })
    expect(await add({ title, isEmpty: false })).toEqual({ isWell: false, lines: [said] })
    expect(await titles()).toEqual(['Harbour'])
  })

  it('has the name of its host where its title is of spaces alone', async () => {
    const { lines, isWell } = await add({ title: '  ' })
    expect([isWell, lines.join()]).toEqual([true, expect.stringContaining('works once, within 7 days')])
    expect(await titles()).toEqual(expect.arrayContaining(['Harbour', 'second.example']))
  })

  it('is told of its host and its template in the words of the panel', async () => {
    for (const site of ['no host', 'xn--zzzzzz99.example'])
      expect((await add({ site })).lines).toEqual([hostProblemText['host-wrong']])
    expect((await add({ template: 'sites/none' })).lines).toEqual([templateText['template-missing']])
  })
})
