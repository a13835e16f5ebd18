import type { Site } from '@vitrine/domain/website/site'
import { LiveSites } from '@vitrine/site/sites/live-sites'
import { StoreUnavailableError } from '@vitrine/store/engine/errors'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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
  it('are known at once when they are added here', async () => {
    const { title } = await built.siteStore.site.read()
    expect(await titleAt('two.example')).toBe(title)
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    expect(sites.peek('two.example')).toBeUndefined()
    expect(await titleAt('two.example')).toBe('Two')
  })

  it('are found by all who ask at the same time, before the list was read and after a site was added', async () => {
    const { title } = await built.siteStore.site.read()
    const askThrice = () => Promise.all(['two.example', 'two.example', 'two.example'].map(titleAt))
    expect(await askThrice()).toEqual([title, title, title])
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    expect(await askThrice()).toEqual(['Two', 'Two', 'Two'])
  })

  it('answer to other hosts at once when they were given them here', async () => {
    const two = buildSite({ hosts: ['two.example'], title: 'Two' })
    const { title } = await built.siteStore.site.read()
    await built.store.sites.add(two)
    expect(await titleAt('two.example')).toBe('Two')
    await built.store.sites.change(two.id, answeringTo(['deux.example', 'zwei.example']))
    expect(await titleAt('zwei.example')).toBe('Two')
    expect(await titleAt('two.example')).toBe(title)
  })

  it('answer to the whole names of their hosts, which end with a dot', async () => {
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    expect(await titleAt('two.example.')).toBe('Two')
    expect(await titleAt('Two.example.:8080')).toBe('Two')
  })

  it('are gone at once when they were removed here', async () => {
    const two = buildSite({ hosts: ['two.example'], title: 'Two' })
    const { title } = await built.siteStore.site.read()
    await built.store.sites.add(two)
    expect(await titleAt('two.example')).toBe('Two')
    expect(await built.store.sites.remove(two.id)).toBe('done')
    expect(await titleAt('two.example')).toBe(title)
  })

  it('share no host', async () => {
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    const three = buildSite({ hosts: ['three.example'], title: 'Three' })
    expect(await built.store.sites.add({ ...three, hosts: ['two.example'] })).toBe('host-taken')
    await built.store.sites.add(three)
    expect(await built.store.sites.change(three.id, answeringTo(['three.example', 'two.example']))).toBe(
      'host-taken',
    )
    expect(await titleAt('two.example')).toBe('Two')
  })

  it('that the installation began with can be reached at any host still when it has names', async () => {
    await built.store.sites.claimHome()
    const { id, title } = await built.siteStore.site.read()
    await built.store.sites.change(id, answeringTo(['one.example']))
    expect(await titleAt('one.example')).toBe(title)
    expect(await titleAt('127.0.0.1:3000')).toBe(title)
  })

  it('that another process added, renamed or removed are seen within a second', async () => {
    const elsewhere = new LiveSites(quiet(built.store), () => clock.nowMs)
    const titleElsewhere = async (host: string) => (await elsewhere.find(host))?.site.title
    const { title } = await built.siteStore.site.read()
    expect(await titleElsewhere('two.example')).toBe(title)
    const two = buildSite({ hosts: ['two.example'], title: 'Two' })
    await built.store.sites.add(two)
    clock.nowMs += 999
    expect(await titleElsewhere('two.example')).toBe(title)
    clock.nowMs += 1
    expect(await titleElsewhere('two.example')).toBe('Two')
    await built.store.sites.change(two.id, answeringTo(['deux.example']))
    clock.nowMs += 1_000
    expect(await titleElsewhere('deux.example')).toBe('Two')
    await built.store.sites.remove(two.id)
    clock.nowMs += 1_000
    expect(await titleElsewhere('deux.example')).toBe(title)
  })

  it('are trusted for no longer where the clock is set back', async () => {
    const elsewhere = new LiveSites(quiet(built.store), () => clock.nowMs)
    const titleElsewhere = async (host: string) => (await elsewhere.find(host))?.site.title
    const { title } = await built.siteStore.site.read()
    expect(await titleElsewhere('two.example')).toBe(title)
    await built.store.sites.add(buildSite({ hosts: ['two.example'], title: 'Two' }))
    clock.nowMs -= 3_600_000
    expect(await titleElsewhere('two.example')).toBe(title)
    clock.nowMs += 1_000
    expect(await titleElsewhere('two.example')).toBe('Two')
  })

  it('are found by their names, whatever the letters and the port', async () => {
    await built.store.sites.add(buildSite({ hosts: ['Two.example'], title: 'Two' }))
    expect(await titleAt('TWO.example:8080')).toBe('Two')
  })
})

describe('a slow database', () => {
  it('has all sites read at last, as what was read in time is kept', async () => {
    for (let number = 0; number < 250; number += 1)
      await built.store.sites.add(buildSite({ hosts: [`site${number}.example`], title: `Site ${number}` }))
    const asked: string[] = []
    const batch: Directory['batch'] = (place) => {
      asked.push(place.after)
      if (asked.length === 2) throw new StoreUnavailableError('There was no answer in time.')
      return built.store.sites.batch(place)
    }
    const slow = new LiveSites({ ...built.store, sites: { ...built.store.sites, batch } }, () => clock.nowMs)
    await expect(slow.find('site7.example')).rejects.toThrow(StoreUnavailableError)
    expect((await slow.find('site7.example'))?.site.title).toBe('Site 7')
    expect(asked).toEqual(['', expect.stringMatching(/^.{24}$/), asked[1]])
  })

  it('that says the revision and no more leaves a site as it was known', async () => {
    const { title } = await built.siteStore.site.read()
    let isRead = false
    const onRead = () => {
      isRead = true
    }
    const hanging = new LiveSites(withoutReading(built.store, onRead), () => clock.nowMs)
    expect((await hanging.find('one.example'))?.site.title).toBe(title)
    await built.siteStore.site.raiseRevision()
    clock.nowMs += 1_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const found = hanging.findKnown('one.example')
    // The revision is asked of the database itself, which takes its time.
    while (!isRead) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(4_000)
    vi.useRealTimers()
    expect(await found).toMatchObject({ isAway: true, site: { title } })
  })
})

type Directory = BuiltStore['store']['sites']

/** A store in which the settings of a site are never read to their end. */
function withoutReading(store: BuiltStore['store'], onRead: () => void): BuiltStore['store'] {
  const siteOf = (id: string) => {
    const own = store.site(id)
    const read = () => new Promise(onRead)
    return Object.create(own, { site: { value: { ...own.site, read } } })
  }
  return { ...store, site: siteOf }
}

/** The store as another process sees it, which does not hear of changes that are made here. */
function quiet(store: BuiltStore['store']): BuiltStore['store'] {
  return { ...store, onRevisionRaised: () => () => {}, onSitesChanged: () => () => {} }
}

function answeringTo(hosts: readonly string[]): (site: Site) => Site {
  return (site) => ({ ...site, hosts })
}
