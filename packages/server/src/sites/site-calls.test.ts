import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import { rowsOfSite } from '@vitrine/store/testing/site-table-rows'
import { readTitlePlace, writeTitlePlace } from '@vitrine/store/website/title-place'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imagesDir } from '../images/image-folder.ts'
import { uploadsDir } from '../media/media-folders.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

const two = buildSite({ hosts: ['two.example'], title: 'Two' })
let open: OpenSite
let owner: Visitor

beforeEach(async () => {
  open = await openSite()
  owner = await openVisitor(open.app)
  await signInAs(owner, open.store, ['admin'])
  await open.services.store.sites.claimHome()
  await open.services.store.sites.add(two)
})
afterEach(() => open.close())

const titleAt = async (host: string) =>
  (await open.get('/?format=json', { host })).json().website?.siteTitle as string

async function list() {
  const answer = await owner.get('/api/panel/sites')
  return answer.json as { sites: { id: string; title: string; hosts: string[]; version: string }[] }
}

interface Listed {
  readonly sites: readonly { readonly id: string; readonly title: string; readonly hasOwner: boolean }[]
  readonly next: string | null
}

async function versionOf(id: string): Promise<string> {
  return (await list()).sites.find((site) => site.id === id)?.version ?? ''
}

describe('the sites of an installation', () => {
  it('are listed for owners of the first one, that one first', async () => {
    expect(await list()).toMatchObject({
      sites: [
        { title: 'Harbour', hosts: [], isHome: true, hasOwner: true },
        { title: 'Two', hosts: ['two.example'], isHome: false, hasOwner: false, url: 'http://two.example' },
      ],
    })
  })

  it('have a link for the first owner once alone, and no other is written down', async () => {
    const link = () => owner.send('POST', `/api/panel/sites/${two.id}/owner-link`, {})
    const written = async () =>
      (
        await rowsOfSite({ dataDir: open.services.dataDir, url: open.storeUrl }, open.website.id)
      ).audit_entries?.filter((row) => row.includes('Made a link for the first owner')).length
    expect((await link()).json).toMatchObject({ ownerLink: expect.any(String) })
    expect(await written()).toBe(1)
    await signInAs(await openVisitor(open.app, 'two.example'), open.services.store.site(two.id), ['admin'])
    expect((await link()).json).toMatchObject({ ownerLink: null })
    expect(await written()).toBe(1)
  })

  it('are listed page by page, each once, with whether anybody owns it', async () => {
    const { store } = open.services
    const others = Array.from({ length: 60 }, (_, at) =>
      buildSite({ id: newId(), hosts: [`s${at}.example`] }),
    )
    for (const each of others) await store.sites.add(each)
    const [owned] = others
    if (owned) await signInAs(await openVisitor(open.app, 's0.example'), store.site(owned.id), ['admin'])
    const first = (await owner.get('/api/panel/sites')).json as Listed
    const rest = (await owner.get(`/api/panel/sites?after=${first.next}`)).json as Listed
    const listed = [...first.sites, ...rest.sites]
    expect(first.sites.length).toBeLessThanOrEqual(51)
    expect([rest.next, listed.length, new Set(listed.map(({ id }) => id)).size]).toEqual([null, 62, 62])
    expect(listed[0]).toMatchObject({ title: 'Harbour', isHome: true })
    expect(listed.filter(({ hasOwner }) => hasOwner).map(({ id }) => id)).toEqual([
      open.website.id,
      owned?.id,
    ])
  })

  it('are listed by title after the first one, whatever their letters, from page to page', async () => {
    const { store } = open.services
    const titles = ['zebra', 'Apple', 'mole', 'Mole 50% off']
    for (const [at, title] of titles.entries())
      await store.sites.add(buildSite({ id: newId(), title, hosts: [`t${at}.example`] }))
    const shown = ((await owner.get('/api/panel/sites')).json as Listed).sites.map(({ title }) => title)
    expect(shown).toEqual(['Harbour', 'Apple', 'mole', 'Mole 50% off', 'Two', 'zebra'])
    const first = await store.sites.page({ after: null, limit: 1, q: '' })

    const behind = await store.sites.page({
      after: readTitlePlace(writeTitlePlace(first[0]?.site ?? two)),
      limit: 2,
      q: 'mole',
    })
    expect(behind.map(({ site }) => site.title)).toEqual(['mole', 'Mole 50% off'])
    const found = await store.sites.page({ after: null, limit: 9, q: '50% M' })
    expect(found.map(({ site }) => site.title)).toEqual(['Mole 50% off'])
  })

  it('are listed on from where a page ended, though its last one was removed since', async () => {
    const { store } = open.services
    for (let at = 10; at < 70; at += 1)
      await store.sites.add(buildSite({ id: newId(), title: `Shop ${at}`, hosts: [`r${at}.example`] }))
    const first = (await owner.get('/api/panel/sites')).json as Listed
    await store.sites.remove(first.sites.at(-1)?.id ?? '')
    const rest = (await owner.get(`/api/panel/sites?after=${first.next}`)).json as Listed
    expect(rest.sites.map(({ title }) => title).slice(-2)).toEqual(['Shop 69', 'Two'])
    expect(first.sites.length + rest.sites.length).toBe(62)
  })

  it('are found by a new title at once, as by one that their own owner gave them', async () => {
    const { store } = open.services
    await store
      .site(two.id)
      .transaction(async ({ site }) => site.save({ ...(await site.lock()), title: 'Zwei' }))
    const find = async (q: string) => (await store.sites.page({ after: null, limit: 9, q })).length
    expect([await find('zwei'), await find('two.example'), await find('two.example zwei')]).toEqual([1, 1, 1])
  })

  it('are found by the words of their titles and hosts, however many stand before them', async () => {
    const { store } = open.services
    for (let at = 0; at < 120; at += 1)
      await store.sites.add(buildSite({ id: newId(), title: `Shop ${at}`, hosts: [`s${at}.example`] }))
    const find = async (q: string) =>
      ((await owner.get(`/api/panel/sites?q=${encodeURIComponent(q)}`)).json as Listed).sites.map(
        ({ title }) => title,
      )
    expect(await find('shop S117.')).toEqual(['Shop 117'])
    expect(await find('harbour')).toEqual(['Harbour'])
    expect(await find('nothing of it')).toEqual([])
  })

  it('are found by a host as it is shown, and as requests name it', async () => {
    const { store } = open.services
    const encoded = 'xn--mnchen-3ya.example'
    await store.sites.add(buildSite({ id: newId(), title: 'Laden', hosts: [encoded] }))
    const find = async (q: string) =>
      ((await owner.get(`/api/panel/sites?q=${encodeURIComponent(q)}`)).json as Listed).sites
    expect(await find('Münch')).toMatchObject([{ title: 'Laden', shownHosts: ['münchen.example'] }])
    expect(await find(encoded)).toHaveLength(1)
    expect(await find('http://mu\u0308nchen.example:8514/config')).toHaveLength(1)
    await store.sites.change(open.website.id, (site) => ({ ...site, hosts: ['xn--kln-sna.example'] }))
    expect(await find('köln')).toMatchObject([{ isHome: true }])
  })

  it('are nothing to owners of another one', async () => {
    const stranger = await openVisitor(open.app, 'two.example')
    await signInAs(stranger, open.services.store.site(two.id), ['admin'])
    const home = open.website.id
    const answers = [
      await stranger.get('/api/panel/sites'),
      await stranger.send('POST', '/api/panel/sites', {
        title: 'Mine',
        host: 'mine.example',
        templateId: null,
        content: 'empty',
      }),
      await stranger.send('PUT', `/api/panel/sites/${home}`, { title: 'Mine', hosts: [], version: '' }),
      await stranger.send('PUT', `/api/panel/sites/${two.id}`, { title: 'T', hosts: ['x.y'], version: '' }),
      await stranger.send('PUT', `/api/panel/sites/${home}/template`, {
        templateId: 'sites/demo',
        was: null,
      }),
      await stranger.send('POST', `/api/panel/sites/${home}/removal`, { title: 'Harbour' }),
      await stranger.send('POST', `/api/panel/sites/${home}/owner-link`, {}),
      await stranger.send('DELETE', '/api/panel/templates/harbour'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403))
  })

  it('do not take the name that the first one is reached at, before that has a host of its own', async () => {
    const { store, services, website } = open
    await store.site.save({ ...(await store.site.read()), homeOrigin: 'http://one.example:81' })
    const text = 'There is a site with this host already. Give that one a host name of its own first.'
    const added = { title: 'Mine', host: 'One.example', templateId: null, content: 'empty' }
    const refused = await owner.send('POST', '/api/panel/sites', added)
    expect([refused.status, refused.json]).toMatchObject([400, { errors: { host: text } }])
    const change = async () => ({ title: 'Two', hosts: ['one.example'], version: await versionOf(two.id) })
    const moved = await owner.send('PUT', `/api/panel/sites/${two.id}`, await change())
    expect([moved.status, moved.json]).toMatchObject([400, { errors: { 'hosts.0': text } }])
    const own = { title: 'Harbour', hosts: ['harbour.example'], version: await versionOf(website.id) }
    expect((await owner.send('PUT', `/api/panel/sites/${website.id}`, own)).status).toBe(200)
    expect((await owner.send('PUT', `/api/panel/sites/${two.id}`, await change())).status).toBe(200)
    expect((await services.store.sites.find(two.id))?.hosts).toEqual(['one.example'])
  })

  it('are renamed and given further hosts while the server runs, in any alphabet', async () => {
    expect(await titleAt('two.example')).toBe('Two')
    const answer = await owner.send('PUT', `/api/panel/sites/${two.id}`, {
      title: 'Zwei',
      hosts: ['Bücher.example', 'two.example'],
      version: await versionOf(two.id),
    })
    expect(answer.json).toMatchObject({
      site: {
        title: 'Zwei',
        hosts: ['xn--bcher-kva.example', 'two.example'],
        shownHosts: ['bücher.example', 'two.example'],
      },
    })
    expect(await titleAt('xn--bcher-kva.example')).toBe('Zwei')
    expect(await titleAt('two.example')).toBe('Zwei')
    expect(await open.services.store.site(two.id).auditLog.list({ offset: 0, limit: 1 })).toMatchObject([
      { call: 'changeSite', subjectId: two.id },
    ])
  })

  it('are added with the act written down in the same transaction, and a title of one line', async () => {
    const wanted = { title: 'Four', host: 'four.example', templateId: null, content: 'empty' }
    const refused = await owner.send('POST', '/api/panel/sites', { ...wanted, title: 'Fo\nur' })
    expect(refused.json).toMatchObject({ errors: { title: 'Write it in one line, without line breaks.' } })
    const { json } = await owner.send('POST', '/api/panel/sites', wanted)
    const { id } = (json as { site: { id: string } }).site
    expect(await open.services.store.site(id).auditLog.list({ offset: 0, limit: 5 })).toMatchObject([
      { call: 'addSite', subjectId: id, summary: 'Added the site four.example' },
    ])
    expect(await open.services.store.sites.abandoned(0)).toEqual([])
  })

  it('take no host twice, and none that is none', async () => {
    const { services } = open
    await services.store.sites.add(buildSite({ hosts: ['three.example'], title: 'Three' }))
    const change = async (hosts: readonly string[]) => {
      const body = { title: 'Two', hosts, version: await versionOf(two.id) }
      const { status, json } = await owner.send('PUT', `/api/panel/sites/${two.id}`, body)
      return { status, errors: (json as { errors?: object }).errors }
    }
    expect(await change(['two.example', 'Three.example'])).toEqual({
      status: 409,
      errors: { 'hosts.1': 'There is a site with this host already.' },
    })
    expect(await change(['http://x.example', 'a.example:80', 'a.example', 'A.example.'])).toEqual({
      status: 400,
      errors: {
        'hosts.0': expect.stringContaining('no host name'),
        'hosts.1': expect.stringContaining('no host name'),
        'hosts.3': 'This host name is in the list already.',
      },
    })
    expect(await change([])).toMatchObject({ status: 400, errors: { hosts: expect.any(String) } })
  })

  it('are not changed over the head of somebody who changed them meanwhile', async () => {
    const version = await versionOf(two.id)
    const send = (title: string) =>
      owner.send('PUT', `/api/panel/sites/${two.id}`, { title, hosts: ['two.example'], version })
    expect((await send('Deux')).status).toBe(200)
    expect((await send('Zwei')).status).toBe(409)
    expect(await titleAt('two.example')).toBe('Deux')
  })

  it('are added empty, with a shop, a journal and menus, and nothing that is fake', async () => {
    const answer = await owner.send('POST', '/api/panel/sites', {
      title: 'Mine',
      host: 'mine.example',
      templateId: 'sites/demo',
      content: 'empty',
    })
    expect(answer.json).toMatchObject({
      site: { title: 'Mine' },
      ownerLink: expect.stringMatching(/^http:\/\/mine\.example\/config\/first-owner\?token=/),
    })
    const home = await open.get('/', { host: 'mine.example' })
    expect([home.statusCode, home.body]).toEqual([200, expect.stringContaining('Mine')])
    expect(home.body).toMatch(/href="\/shop"[\s\S]*href="\/journal"/)
    expect(home.body).not.toMatch(/harbour|mug|Red Hook/i)
    for (const page of ['/shop', '/journal']) {
      const { website, collection, items } = (
        await open.get(`${page}?format=json`, { host: 'mine.example' })
      ).json()
      expect({ title: website.siteTitle, items: items ?? [], urlId: collection.urlId }).toEqual({
        title: 'Mine',
        items: [],
        urlId: page.slice(1),
      })
    }
  })

  it('are removed whole, with their pictures, once the title was typed', async () => {
    const pictures = path.join(imagesDir(open.services.dataDir), two.id)
    await mkdir(pictures, { recursive: true })
    await writeFile(path.join(pictures, 'one'), 'picture')
    expect(await titleAt('two.example')).toBe('Two')
    const remove = (title: string) => owner.send('POST', `/api/panel/sites/${two.id}/removal`, { title })
    expect((await remove('Tow')).status).toBe(400)
    expect((await remove('Two')).status).toBe(200)
    expect(existsSync(pictures)).toBe(false)
    expect(await titleAt('two.example')).toBe('Harbour')
    expect((await list()).sites).toHaveLength(1)
    expect((await remove('Two')).status).toBe(404)
  })

  it('are told to be gone without some of their files, where these cannot be removed', async () => {
    const { dataDir, store } = open.services
    const { site } = (
      await owner.send('POST', '/api/panel/sites', {
        title: 'Left',
        host: 'left.example',
        templateId: null,
        content: 'empty',
      })
    ).json as { site: { id: string } }
    const uploads = uploadsDir(dataDir)
    await rm(uploads, { recursive: true, force: true })
    await writeFile(uploads, 'in the way of a folder')
    const answer = await owner.send('POST', `/api/panel/sites/${site.id}/removal`, { title: 'Left' })
    await rm(uploads)
    expect([answer.status, answer.json]).toEqual([200, { areFilesLeft: true }])
    expect(await store.sites.find(site.id)).toBeUndefined()
  })

  it('are one at least: that with which the installation began stays', async () => {
    const answer = await owner.send('POST', `/api/panel/sites/${open.website.id}/removal`, {
      title: 'Harbour',
    })
    expect([answer.status, answer.json]).toEqual([
      409,
      { message: 'The installation began with this site: it stays.' },
    ])
  })
})
