import type { SiteStore } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { actOnSites, type DailyActs } from './daily.ts'

const dayMs = 86_400_000
let built: BuiltStore
let warned: object[] = []
let nowMs = noon

beforeEach(async () => {
  nowMs = noon
  warned = []
  built = await buildStore()
})
afterEach(() => built.close())

describe('the acts of the day', () => {
  it('are done for every site, also where those of another fail', async () => {
    const [first, second, third] = await addTwo()
    const done: string[] = []
    await actOn({
      eachLook: nothing,
      always: async ({ websiteId }) => {
        if (websiteId === first) throw new Error('A row that cannot be read')
        done.push(websiteId)
      },
      whileOpen: async ({ websiteId }) => {
        if (websiteId === second) throw new Error('A folder that is not there')
      },
    })
    expect(done).toEqual([second, third])
    expect(warned).toMatchObject([{ site: first }, { site: second }])
  })

  it('are done once on each day, also after a start, and by one of several servers', async () => {
    const { acts, done } = noting()
    const id = built.website.id
    await Promise.all([actOn(acts), actOn(acts)])
    nowMs = noon + dayMs / 2 - 1
    await actOn(acts)
    expect(done()).toEqual([`${id} always`, `${id} open`])
    nowMs = noon + dayMs / 2
    await actOn(acts)
    expect(done()).toHaveLength(4)
  })

  it('are tried again at the next look where they failed, each apart from the others', async () => {
    const { acts, done } = noting()
    const { id } = built.website
    const fails = async () => Promise.reject(new Error('The database is busy'))
    await actOn({ ...acts, always: fails })
    expect(done()).toEqual([`${id} open`])
    nowMs = noon + 3_600_000
    await actOn(acts)
    expect(done()).toEqual([`${id} open`, `${id} always`])
  })

  it('of each look are done at each, also for a site that is suspended and where they failed before', async () => {
    const looks: number[] = []
    const eachLook = async () => {
      looks.push(nowMs)
      if (looks.length === 1) throw new Error('The database is busy')
    }
    const { acts, done } = noting()
    await built.store.sites.suspend(built.website.id, { sinceMs: noon, reason: '' })
    const hours = [0, 1, 2].map((hour) => noon + hour * 3_600_000)
    for (nowMs of hours) await actOn({ ...acts, eachLook })
    expect([looks, done()]).toEqual([hours, [`${built.website.id} always`]])
    expect(warned).toMatchObject([{ acts: 'each-look' }])
  })

  it('are done once by two servers on either side of midnight', async () => {
    const { acts, done } = noting()
    for (const skewMs of [0, -1, 0, -1]) {
      nowMs = noon + dayMs / 2 + skewMs
      await actOn(acts)
    }
    expect(done()).toHaveLength(2)
  })

  it('leave the rows of a suspended site alone, but for those on which money hangs', async () => {
    const { acts, done } = noting()
    const { id } = built.website
    await built.store.sites.suspend(id, { sinceMs: noon, reason: '' })
    await actOn(acts)
    expect(done()).toEqual([`${id} always`])
  })
})

async function addTwo(): Promise<readonly (string | undefined)[]> {
  const { sites } = built.store
  await sites.add(buildSite({ id: newId(), hosts: ['second.example'] }))
  await sites.add(buildSite({ id: newId(), hosts: ['third.example'] }))
  return (await sites.list()).map(({ id }) => id)
}

const nothing = async () => {}

function noting() {
  const done: string[] = []
  const noteAs = (act: string) => async (site: SiteStore) => void done.push(`${site.websiteId} ${act}`)
  return {
    acts: { eachLook: nothing, always: noteAs('always'), whileOpen: noteAs('open') },
    done: () => done,
  }
}

function actOn(acts: DailyActs): Promise<void> {
  const log = { warn: (details: object) => void warned.push(details) }
  const { signal } = new AbortController()
  return actOnSites({ store: built.store, clock: () => nowMs, log, acts, signal })
}
