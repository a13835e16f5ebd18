import { beginCampaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import { buildCollection, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

const typed = ' info@example.com '
const kept = 'mailto:info@example.com'
let site: OpenSite
let owner: Visitor
beforeAll(async () => {
  site = await openSite()
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
})
afterAll(() => site.close())

const put = (path: string, body: object) => owner.send('PUT', path, body)

describe('an email address that is written where something leads', () => {
  it('opens a mail from the menus', async () => {
    const entry = { kind: 'external', title: 'Write', url: typed, newWindow: false }
    const path = '/api/site-header-footer'
    const { header, footer } = (await owner.get(path)).json as { header: object; footer: object }
    const ends = { header: { ...header, navigation: [entry] }, footer }
    expect((await put(path, ends)).json).toMatchObject({ header: { navigation: [{ url: kept }] } })

    const { version, unlinked, inside } = (await owner.get('/api/panel/pages')).json as Record<string, object>
    const links = [{ kind: 'folder', title: 'More', links: [entry] }]
    const tree = { version, unlinked, inside, menus: [{ name: 'mainNav', links }] }
    expect((await put('/api/panel/pages', tree)).json).toMatchObject({
      menus: [{ links: [{ links: [{ url: kept }] }] }],
    })
  })

  it('opens a mail from the buttons of a cover, and from a page that leads elsewhere', async () => {
    const cover = { headline: 'Soon', bodyHtml: '', image: null, actions: [], position: 'TOP_LEFT' } as const
    const welcome = buildCollection({ typeName: 'cover-page', urlId: 'welcome', cover })
    const letter = buildCollection({ typeName: 'link', urlId: 'letter', externalUrl: '/about' })
    await site.store.collections.save(welcome)
    await site.store.collections.save(letter)
    const change = async (id: string, fields: object) => {
      const path = `/api/panel/pages/${id}`
      const { value, version } = (await owner.get(path)).json as { value: object; version: string }
      return (await put(path, { value: { ...value, ...fields }, version })).json
    }
    const actions = [{ label: 'Write', url: typed }]
    expect(await change(welcome.id, { cover: { ...cover, actions } })).toMatchObject({
      value: { cover: { actions: [{ url: kept }] } },
    })
    expect(await change(letter.id, { externalUrl: typed })).toMatchObject({ value: { externalUrl: kept } })
  })

  it('opens a mail from what is shown on top of pages', async () => {
    const link = { url: typed, opensWindow: false }
    const bar = { textHtml: '<p>Sale</p>', link, isClosable: true }
    const saved = await editSettings(owner, '/api/panel/notices').change({ announcementBar: bar })
    expect(saved.json).toMatchObject({ value: { announcementBar: { link: { url: kept } } } })
  })

  it('opens a mail from a block', async () => {
    const path = `/api/panel/layouts/collection/${site.page.id}`
    const button = { id: 'b', type: 'button', value: { label: 'Write', link: typed } }
    const rows = [{ columns: [{ span: 12, blocks: [button] }] }]
    const { updatedAtMs } = (await owner.get(path)).json as { updatedAtMs: number }
    expect((await put(path, { layout: { layout: { rows } }, updatedAtMs })).status).toBe(200)
    expect((await owner.get(path)).text).toContain(kept)
  })

  it('opens a mail from a campaign', async () => {
    const block = { id: 'b', type: 'button', label: 'Write', url: typed } as const
    const content = { name: 'May', subject: '', preheader: '', senderName: '', replyTo: '', blocks: [block] }
    const campaign = beginCampaign({ ...content, listId: 'newsletter' }, { id: 'c'.repeat(24), nowMs: noon })
    await site.store.campaigns.save(campaign)
    const { updatedAtMs } = campaign
    const body = { ...content, listId: 'newsletter', updatedAtMs }
    expect((await put(`/api/panel/campaigns/${campaign.id}`, body)).status).toBe(200)
    expect((await site.store.campaigns.find(campaign.id))?.blocks).toMatchObject([{ url: kept }])
  })
})
