import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoSiteDir } from '@vitrine/site/seed/seed-site'
import { addSite } from '@vitrine/site/templates/add-site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let open: OpenSite

beforeEach(async () => {
  open = await openSite()
})

afterEach(() => open.close())

describe('addSite', () => {
  it('adds a shop that answers to its own host, beside the one that answers to all others', async () => {
    const outcome = await addSite({ ...open.services, siteDir: demoSiteDir }, { host: 'Second.Example' })
    expect(outcome).toMatchObject({ ok: true, site: { hosts: ['second.example'], title: 'Tidewater' } })
    const page = await open.get('/shop', { host: 'second.example' })
    expect(page.body).toContain('Morning mug')
    expect((await open.get('/shop')).body).not.toContain('Morning mug')
  })

  it('adds an empty one, whose ways on stand close together', async () => {
    const wanted = { host: 'empty.example', title: 'Quay', content: 'empty' } as const
    expect(await addSite({ ...open.services, siteDir: demoSiteDir }, wanted)).toMatchObject({ ok: true })
    const { body } = await open.get('/', { host: 'empty.example' })
    expect(body.match(/<div class="col [^>]*>/g)).toHaveLength(1)
    expect(body).toMatch(/>\s*Shop\s*<[\s\S]*>\s*Journal\s*</)
  })

  it('refuses sample content that cannot be understood, in words, and begins empty all the same', async () => {
    const siteDir = path.join(open.services.dataDir, 'broken')
    mkdirSync(path.join(siteDir, 'content'), { recursive: true })
    writeFileSync(path.join(siteDir, 'template.conf'), '{}')
    writeFileSync(path.join(siteDir, 'content/site.json'), '{ "website": {} }')
    const services = { ...open.services, siteDir }
    expect(await addSite(services, { host: 'second.example' })).toEqual({
      ok: false,
      problem: 'template-broken',
      reason: expect.stringContaining('The sample content site.json is not right at'),
    })
    const empty = { host: 'second.example', title: 'Quay', content: 'empty' } as const
    expect(await addSite(services, empty)).toMatchObject({ ok: true })
  })

  it('refuses a host that is taken, and what is no host', async () => {
    const services = { ...open.services, siteDir: demoSiteDir }
    await addSite(services, { host: 'second.example' })
    expect(await addSite(services, { host: 'SECOND.example' })).toEqual({ ok: false, problem: 'host-taken' })
    for (const host of [
      'http://a.example',
      'a..b',
      'a b',
      '-a.example',
      '',
      '1',
      '0x7f.1',
      '127.1',
      '010.0.0.1',
    ])
      expect(await addSite(services, { host })).toEqual({ ok: false, problem: 'host-wrong' })
    expect(await addSite(services, { host: '192.168.1.5' })).toMatchObject({ ok: true })
  })

  it('gives a host to one of those who ask for it at the same moment, and leaves nothing of the others', async () => {
    const services = { ...open.services, siteDir: demoSiteDir }
    const outcomes = await Promise.all([1, 2, 3].map(() => addSite(services, { host: 'same.example' })))
    expect(outcomes.map((outcome) => (outcome.ok ? 'added' : outcome.problem)).toSorted()).toEqual([
      'added',
      'host-taken',
      'host-taken',
    ])
    const there = (await services.store.sites.list()).filter(({ hosts }) => hosts.includes('same.example'))
    expect(there).toHaveLength(1)
    expect(await services.store.sites.removed()).toHaveLength(2)
    for (const siteId of await services.store.sites.removed())
      expect(await services.store.site(siteId).collections.list()).toEqual([])
  })
})
