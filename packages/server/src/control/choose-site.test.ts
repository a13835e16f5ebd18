import { expect, it } from 'vitest'
import { chooseSite } from '../catalogue/import/choose-site.ts'
import { openShop } from '../testing/open-shop.ts'

it('a site is found by what the list of sites shows of it: its host, its short name, its id', async () => {
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
