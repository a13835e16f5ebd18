import { LiveSites } from '@vitrine/site/sites/live-sites'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let built: BuiltStore
let clock: { nowMs: number }
let sites: LiveSites

beforeEach(async () => {
  built = await buildStore()
  clock = { nowMs: noon }
  sites = new LiveSites(built.store, () => clock.nowMs)
})
afterEach(() => built.close())

const titleAt = async (host: string) => (await sites.find(host))?.site.title

describe('the sites of an installation', () => {
  it('are not listed for each strange host: one that is added elsewhere is seen within a second', async () => {
    await built.siteStore.site.save({ ...(await built.siteStore.site.read()), hosts: ['one.example'] })
    expect(await titleAt('two.example')).toBeUndefined()
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    clock.nowMs += 999
    expect(await titleAt('two.example')).toBeUndefined()
    clock.nowMs += 1
    expect(await titleAt('two.example')).toBe('Two')
  })

  it('are not listed for each strange host where one of them answers to any, either', async () => {
    const { title } = await built.siteStore.site.read()
    expect(await titleAt('two.example')).toBe(title)
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    clock.nowMs += 999
    expect(await titleAt('two.example')).toBe(title)
    clock.nowMs += 1
    expect(await titleAt('two.example')).toBe('Two')
  })

  it('are found by their names, whatever the letters and the port', async () => {
    await built.store.sites.add(buildSite({ hosts: ['Two.example'], title: 'Two' }))
    expect(await titleAt('TWO.example:8080')).toBe('Two')
  })
})
