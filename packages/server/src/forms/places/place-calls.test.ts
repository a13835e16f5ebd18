import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor } from '../../testing/visit.ts'

const demoDir = path.resolve(import.meta.dirname, '../../../../../sites/demo')

async function openRoom(siteDir: string | null) {
  const nowhere = { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' }
  const site = await openSite({
    site: { contactEmail: '', contactPhoneNumber: '', location: nowhere },
    services: siteDir === null ? {} : { siteDir },
  })
  onTestFinished(() => site.close())
  const owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  const { json } = await owner.send('POST', '/api/panel/forms', { name: 'Trips' })
  const { formId } = json as { formId: string }
  const makePage = async (typeName: string) => {
    const body = { title: typeName, urlId: typeName, typeName, parentId: null, menu: null }
    const made = await owner.send('POST', '/api/panel/pages', body)
    return (made.json as { id: string }).id
  }
  const place = (collectionId: string) =>
    owner.send('PUT', `/api/panel/forms/${formId}/place`, { collectionId })
  const shown = async (id: string) => {
    const { pages } = (await owner.get('/api/panel/pages')).json as {
      pages: readonly { id: string; showsBlocks: boolean }[]
    }
    return pages.find((each) => each.id === id)?.showsBlocks
  }
  return { site, makePage, place, shown }
}

it('is put on a page that the template wrote out, where that has a place for blocks', async () => {
  const { site, makePage, place, shown } = await openRoom(demoDir)
  const contact = await makePage('contact')
  expect(await shown(contact)).toBe(true)
  const empty = (await site.get('/contact')).body
  for (const heading of ['>Where<', '>When<', '>Write or call<']) expect(empty).not.toContain(heading)
  expect((await place(contact)).status).toBe(200)
  expect((await site.get('/contact')).body).toContain('aria-label="Trips"')
})

it('is put on none that has no such place', async () => {
  const { site, makePage, place, shown } = await openRoom(null)
  const imprint = await makePage('imprint')
  expect([await shown(imprint), await shown(site.page.id), await shown(site.blog.id)]).toEqual([
    false,
    true,
    false,
  ])
  expect((await place(imprint)).status).toBe(404)
})
