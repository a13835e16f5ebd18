import { buildSite, noon } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { openSite } from '../../testing/open-site.ts'
import { NamedPoints } from '../../testing/selling/named-points.ts'
import { openVisitor } from '../../testing/visit.ts'
import { makeFirstOwnerLink, makeOwnerLink } from '../first-owner-link.ts'

const person = { displayName: 'Ada', email: 'ada@example.com', password: 'a password of some length' }

it('a link for the first owner ends when another is made', async () => {
  const site = await openSite()
  const tokenOf = async () =>
    /token=([\w-]+)/.exec((await makeOwnerLink(site.services, site.website, 'http://localhost')) ?? '')?.[1]
  const [former, latter] = [await tokenOf(), await tokenOf()]
  const visitor = await openVisitor(site.app)
  const use = (token: string | undefined) =>
    visitor.send('POST', '/api/panel/first-owner', { ...person, token })
  expect([(await use(former)).status, (await use(latter)).status]).toEqual([410, 200])
  await site.close()
})

it('the link that a start prints is of the site that the installation began with, and leaves the links of others', async () => {
  const site = await openSite({ site: { hosts: ['home.example'] } })
  const { services } = site
  const { sites } = services.store
  await sites.claimHome()
  const other = buildSite({ id: '0'.repeat(24), hosts: ['other.example'] })
  await sites.add(other)
  const handedOut = /token=([\w-]+)/.exec(
    (await makeOwnerLink(services, other, 'http://localhost')) ?? '',
  )?.[1]
  const printed = /token=([\w-]+)/.exec((await makeFirstOwnerLink(services, 'http://localhost')) ?? '')?.[1]
  const opens = (id: string, token = '') =>
    services.store.site(id).accounts.takeInvitation(hashToken(token), services.clock())
  expect([await opens(other.id, handedOut), await opens(site.website.id, printed)]).toEqual([true, true])
  await site.close()
})

it('the site is locked before owners are counted, so that two who come at once are not both the first', async () => {
  const points = new NamedPoints()
  const site = await openSite({
    storeOf: (store) =>
      Object.create(store, { site: { value: (id: string) => points.ofStore(store.site(id)) } }),
  })
  await site.store.accounts.saveInvitation(hashToken('the-link'), noon + 1000)
  const visitor = await openVisitor(site.app)
  const made = await visitor.send('POST', '/api/panel/first-owner', { ...person, token: 'the-link' })
  expect(made.status).toBe(200)
  expect(points.passed.filter((point) => point.startsWith('inside'))[0]).toBe('inside site.lock')
  await site.close()
})
