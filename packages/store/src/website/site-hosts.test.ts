import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildSite } from '../testing/builders.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

it('a host belongs to one site, in whatever letters, until that one gives it up or goes', async () => {
  const { sites } = built.store
  const [two, three] = [buildSite({ hosts: ['two.example'] }), buildSite({ hosts: ['three.example'] })]
  await sites.add(two)
  await sites.add(three)
  expect(await sites.taken(three.id, ['three.example', 'TWO.example'])).toEqual(['TWO.example'])
  expect(await sites.change(three.id, (site) => ({ ...site, hosts: ['Two.example'] }))).toBe('host-taken')
  expect(await sites.change(two.id, (site) => ({ ...site, hosts: ['deux.example'] }))).toBe('done')
  expect(await sites.change(three.id, (site) => ({ ...site, hosts: ['two.example'] }))).toBe('done')
  expect(await sites.taken(two.id, ['two.example', 'three.example'])).toEqual(['two.example'])
  await sites.remove(three.id)
  expect(await sites.taken('', ['two.example', 'deux.example'])).toEqual(['deux.example'])
})

it('a host is looked up where the settings of a site have it, whoever saved them', async () => {
  const two = buildSite({ hosts: ['two.example'] })
  await built.store.sites.add(two)
  await built.store
    .site(two.id)
    .transaction(async ({ site }) => site.save({ ...(await site.lock()), hosts: ['deux.example'] }))
  expect(await built.store.sites.taken('', ['two.example', 'deux.example'])).toEqual(['deux.example'])
})
