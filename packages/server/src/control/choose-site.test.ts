import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { chooseSite } from './choose-site.ts'

it('a site is found by its host, its short name, its id', async () => {
  const shop = await openShop()
  const { store } = shop.services
  const [site] = await store.sites.list()
  if (!site) throw new Error('There is no site')
  const find = (name: string) => chooseSite(store, name, { publicUrl: null })
  expect(await find(site.id)).toMatchObject({ ok: true, site: { id: site.id } })
  expect(await find(site.hosts[0] ?? site.identifier)).toMatchObject({ ok: true })
  expect(await find('nowhere')).toMatchObject({ ok: false })
  await shop.close()
})

it('a site is found by the host that it was added with, as people write it', async () => {
  const shop = await openShop()
  const { store } = shop.services
  const munich = buildSite({ hosts: ['xn--mnchen-3ya.example'], identifier: 'xn--mnchen-3ya-example' })
  await store.sites.add(munich)
  const find = (name: string) => chooseSite(store, name, { publicUrl: null })
  expect(await find('München.example')).toMatchObject({ ok: true, site: { id: munich.id } })
  expect(await find('xn--mnchen-3ya.example.')).toMatchObject({ ok: true, site: { id: munich.id } })
  await shop.close()
})

it('a short name that two sites have is refused, and a host is taken for no short name', async () => {
  const shop = await openShop()
  const { store } = shop.services
  const identifier = 'a-b-c-example'
  const one = buildSite({ id: '0'.repeat(24), hosts: ['a-b.c.example'], identifier })
  const other = buildSite({ id: '1'.repeat(24), hosts: ['a.b-c.example'], identifier })
  const host = buildSite({ id: '2'.repeat(24), hosts: ['quay'], identifier: 'other' })
  const named = buildSite({ id: '00'.padEnd(24, '9'), hosts: ['quay.example'], identifier: 'quay' })
  for (const site of [one, other, host, named]) await store.sites.add(site)
  const find = (name: string) => chooseSite(store, name, { publicUrl: null })
  expect(await find(identifier)).toEqual({
    ok: false,
    message:
      'a-b-c-example is the short name of several sites. Name the one that is meant by its host or its id: a-b.c.example, a.b-c.example.',
  })
  expect(await find('a.b-c.example')).toMatchObject({ ok: true, site: { id: other.id } })
  expect(await find('quay')).toMatchObject({ ok: true, site: { id: host.id } })
  await shop.close()
})
