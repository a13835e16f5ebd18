import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadsDir } from '../media/media-folders.ts'
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
