import { afterEach, expect, it } from 'vitest'
import { targetOf } from '../../http/hosts/site-request.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { findPage } from './make-page.ts'
import { isCurrent, startPage } from './start-page.ts'

let site: OpenSite
afterEach(() => site.close())

it('a page that was made with a template which another followed meanwhile is not current', async () => {
  site = await openSite()
  const { installation } = site.app
  const live = await installation.sites.find('localhost')
  if (!live) throw new Error('There is no site')
  const target = targetOf({ host: 'localhost', protocol: 'http' }, live, installation.services)
  const asked = { live, target, address: '/about' }
  const found = await findPage(installation, asked)
  if (found.kind !== 'found') throw new Error('There is no page')
  const make = async (version: number) => {
    const theme = { ...found.context.theme, version }
    const page = { ...found, context: { ...found.context, theme } }
    const outcome = await startPage(installation, { ...asked, found: page, viewer: null }, 'about')
    return outcome.kind === 'kept' && isCurrent(outcome.page, live, installation)
  }
  const { version } = found.context.theme
  expect([await make(version), await make(version + 1)]).toEqual([true, false])
})
