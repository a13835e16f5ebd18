import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

interface HeaderFooter {
  readonly header: object
  readonly footer: { readonly navigation: readonly unknown[] }
  readonly version: string
}

const path = '/api/site-header-footer'

describe('site header and footer settings, calls: GET and PUT /api/site-header-footer (2.71, 7.26)', () => {
  let site: OpenSite
  let owner: Visitor
  beforeAll(async () => {
    site = await openSite()
    owner = await openVisitor(site.app)
    await signInAs(owner, site.store, ['admin'])
  })
  afterAll(() => site.close())

  const read = async () => (await owner.get(path)).json as HeaderFooter

  it('answer header and footer as the site has them', async () => {
    expect(await read()).toMatchObject({
      header: { siteTitle: 'Harbour', logo: null, navigation: [{ collectionId: site.shop.id }, {}] },
      footer: { navigation: [] },
    })
  })

  it('change what visitors see in the header of every page', async () => {
    const { header, footer } = await read()
    const saved = await owner.send('PUT', path, { header: { ...header, siteTitle: 'Harbour Road' }, footer })
    expect(saved.status).toBe(200)
    expect((await site.get('/about', { accept: 'text/html' })).body).toContain('Harbour Road')
  })

  it('refuse a menu where the template has none, links that lead nowhere, and what somebody changed meanwhile', async () => {
    const { header, version } = await read()
    const link = (url: string) => ({ kind: 'external', title: 'Terms', url, newWindow: false })
    const refused = await owner.send('PUT', path, {
      header: { ...header, siteTitle: ' ', navigation: [link('javascript:alert(1)')] },
      footer: { navigation: [link('/terms')] },
    })
    expect(refused.json).toMatchObject({
      errors: {
        'header.siteTitle': 'Please give the site a title.',
        'header.navigation': expect.stringContaining('Write a whole address such as'),
        'footer.navigation': 'The template has no menu at its foot.',
      },
    })
    const footer = { navigation: [] }
    await owner.send('PUT', path, { header: { ...header, siteTagLine: 'By the sea' }, footer })
    expect((await owner.send('PUT', path, { header, footer, version })).status).toBe(409)
  })

  it('are for administrators', async () => {
    const editor = await openVisitor(site.app)
    await signInAs(editor, site.store, ['editor'])
    expect((await editor.get(path)).status).toBe(403)
  })
})
