import { beginCampaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { buildCollection, buildPost, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

const old = 'mailto:us-at-example.com'
const entry = { kind: 'external', title: 'Write', url: old, newWindow: false } as const
const nextEntry = { ...entry, url: 'mailto:nobody' }
let site: OpenSite
let owner: Visitor
beforeAll(async () => {
  site = await openSite()
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
})
afterAll(() => site.close())

const put = (path: string, body: object) => owner.send('PUT', path, body)

it('stay in a menu, beside which others are written', async () => {
  await site.store.transaction(async (tables) => {
    const known = await tables.site.lock()
    await tables.site.save({ ...known, navigation: { ...known.navigation, mainNav: [entry] } })
  })
  const path = '/api/site-header-footer'
  const { header, footer } = (await owner.get(path)).json as { header: object; footer: object }
  const save = async (navigation: readonly object[]) =>
    (await put(path, { header: { ...header, navigation }, footer })).status
  expect(await save([entry, { ...entry, url: '/about' }])).toBe(200)
  expect(await save([entry, nextEntry])).toBe(400)

  const arrange = async (links: readonly object[]) => {
    const { version, unlinked, inside } = (await owner.get('/api/panel/pages')).json as Record<string, object>
    return (await put('/api/panel/pages', { version, unlinked, inside, menus: [{ name: 'mainNav', links }] }))
      .status
  }
  expect(await arrange([{ kind: 'folder', title: 'More', links: [entry] }])).toBe(200)
  expect(await arrange([entry, nextEntry])).toBe(400)
})

it('stay in the buttons of a cover, and where a page leads', async () => {
  const actions = [{ label: 'Write', url: old }]
  const cover = { headline: 'Soon', bodyHtml: '', image: null, actions, position: 'TOP_LEFT' } as const
  const welcome = buildCollection({ typeName: 'cover-page', urlId: 'welcome', cover })
  const letter = buildCollection({ typeName: 'link', urlId: 'letter', externalUrl: old })
  await site.store.collections.save(welcome)
  await site.store.collections.save(letter)
  const change = async (id: string, fields: object) => {
    const path = `/api/panel/pages/${id}`
    const { value, version } = (await owner.get(path)).json as { value: object; version: string }
    return (await put(path, { value: { ...value, ...fields }, version })).status
  }
  expect(await change(welcome.id, { title: 'Come in' })).toBe(200)
  expect(
    await change(welcome.id, { cover: { ...cover, actions: [{ label: 'W', url: nextEntry.url }] } }),
  ).toBe(400)
  expect(await change(letter.id, { title: 'Letters' })).toBe(200)
  expect(await change(letter.id, { externalUrl: nextEntry.url })).toBe(400)
})

it('stay in a post, which is published with one', async () => {
  const post = buildPost({ collectionId: site.blog.id, urlId: 'old', status: 'draft', sourceUrl: old })
  await site.store.items.save(post)
  const path = `/api/panel/items/${post.id}`
  const change = async (fields: object) => {
    const { input, updatedAtMs } = (await owner.get(path)).json as { input: object; updatedAtMs: number }
    return (await put(path, { ...input, ...fields, updatedAtMs })).status
  }
  expect(await change({ title: 'Later' })).toBe(200)
  expect(await change({ sourceUrl: nextEntry.url })).toBe(400)
})

it('stay in what is shown on top of pages', async () => {
  const bar = { textHtml: '<p>Sale</p>', link: { url: old, opensWindow: false }, isClosable: true }
  await site.store.transaction(async (tables) => {
    const known = await tables.site.lock()
    await tables.site.save({ ...known, notices: { ...known.notices, announcementBar: bar } })
  })
  const save = async (fields: object) =>
    (await editSettings(owner, '/api/panel/notices').change({ announcementBar: { ...bar, ...fields } }))
      .status
  expect(await save({ textHtml: '<p>Last days</p>' })).toBe(200)
  expect(await save({ link: { ...bar.link, url: nextEntry.url } })).toBe(400)
})

it('stay in a campaign, which shows how it looks', async () => {
  const block = { id: 'b', type: 'button', label: 'Write', url: 'mailto:us@example' } as const
  const content = { name: 'May', subject: '', preheader: '', senderName: '', replyTo: '', blocks: [block] }
  const campaign = beginCampaign({ ...content, listId: 'newsletter' }, { id: 'c'.repeat(24), nowMs: noon })
  await site.store.campaigns.save(campaign)
  const path = `/api/panel/campaigns/${campaign.id}`
  const save = async (fields: object) => {
    const { updatedAtMs } = (await site.store.campaigns.find(campaign.id)) ?? {}
    return (await put(path, { ...content, listId: 'newsletter', ...fields, updatedAtMs })).status
  }
  expect(await save({ name: 'June' })).toBe(200)
  expect(await save({ blocks: [{ ...block, url: nextEntry.url }] })).toBe(400)
  const preview = { ...content, listId: 'newsletter' }
  expect((await owner.send('POST', '/api/panel/campaign-previews', preview)).status).toBe(200)
})

it('stay in blocks, beside which others are written, and from which a form is taken', async () => {
  const formId = await placeForm(site, [{ id: 'boat', type: 'text', title: 'Boat' }])
  const owned = { kind: 'collection', id: site.page.id } as const
  const [contact] = (await site.store.layouts.find(owned))?.layout.layout.rows ?? []
  const button = { id: 'old', type: 'button', value: { label: 'Write', link: old } }
  const rowOf = (block: object) => ({ columns: [{ span: 12, blocks: [block] }] })
  const path = `/api/panel/layouts/collection/${site.page.id}`
  const save = async (rows: readonly object[]) => {
    const { updatedAtMs } = (await owner.get(path)).json as { updatedAtMs: number }
    return (await put(path, { layout: { layout: { rows } }, updatedAtMs })).status
  }
  const kept = await site.store.layouts.find(owned)
  const layout = JSON.parse(
    JSON.stringify(kept?.layout).replace('"rows":[', `"rows":[${JSON.stringify(rowOf(button))},`),
  )
  await site.store.layouts.save(owned, { layout, updatedAtMs: noon })
  const next = rowOf({ ...button, id: 'next', value: { label: 'Write', link: nextEntry.url } })
  const heading = rowOf({ id: 'top', type: 'html', value: { html: '<p>Hello</p>' } })
  expect(await save([rowOf(button), contact ?? {}, next])).toBe(400)
  expect(await save([heading, rowOf(button), contact ?? {}])).toBe(200)
  const answer = await owner.send('DELETE', `/api/panel/forms/${encodeURIComponent(formId)}/place`)
  expect(answer.status).toBe(200)
  expect((await site.get('/about')).body).not.toContain('Write to us')
})
