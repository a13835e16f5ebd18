import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@vitrine/site/log'
import type { ActsOfDay } from '@vitrine/store/jobs/day-rows'
import type { SiteStore, Store } from '@vitrine/store/store'

const dayMs = 86_400_000

/** Acts wait until the start is over. */
const firstWaitMs = 300_000

/** How often is looked whether a day has begun. */
const lookMs = 3_600_000

/** Acts that were begun and are not done after so long may be begun again: whoever began them is gone, or failed. */
const leaseMs = lookMs / 2

/** What is done for each site once a day, or each hour. */
export interface DailyActs {
  /** For every site at each look, on each server: what is promised to be gone within hours, and is little where it is gone. */
  readonly eachLook: (store: SiteStore) => Promise<unknown>
  /** For every site: money hangs on it, or what is known of people. */
  readonly always: (store: SiteStore) => Promise<unknown>
  /** Not for those that are suspended, whose rows stay as they are. */
  readonly whileOpen: (store: SiteStore) => Promise<unknown>
}

interface DailyDependencies {
  readonly store: Store
  readonly clock: () => number
  readonly log: Pick<Log, 'warn'>
}

/** Does the acts of the day for every site, once on each day; `stop` waits for the site in hand. */
export function startDaily(
  { store, clock, log }: DailyDependencies,
  acts: DailyActs,
): { stop(): Promise<void> } {
  const end = new AbortController()
  const turn = goOn({ store, clock, log, acts, signal: end.signal })
  return {
    stop: async () => {
      end.abort()
      await turn
    },
  }
}

interface DailyTurn extends DailyDependencies {
  readonly acts: DailyActs
  readonly signal: AbortSignal
}

async function goOn(turn: DailyTurn): Promise<void> {
  let waitMs = firstWaitMs
  while (await isWaited(waitMs, turn.signal)) {
    waitMs = lookMs
    try {
      await actOnSites(turn)
    } catch (error) {
      turn.log.warn(
        { err: error },
        'The sites for which the acts of the day are to be done could not be read',
      )
    }
  }
}

/** Whether a time went by; false when it was broken off. */
async function isWaited(ms: number, signal: AbortSignal): Promise<boolean> {
  return wait(ms, true, { signal, ref: false }).catch(() => false)
}

/** Does the acts of this look for each site, and those of the day for each that had none on this day, on whichever server; what fails at one site is none of the others', and is tried again when it is looked next. */
export async function actOnSites(turn: DailyTurn): Promise<void> {
  const { store, acts, signal } = turn
  for (const { id, suspension } of await store.sites.list()) {
    if (signal.aborted) return
    await look(store.site(id), turn)
    await act(store.site(id), 'always', { turn, work: acts.always })
    if (suspension === null) await act(store.site(id), 'while-open', { turn, work: acts.whileOpen })
  }
}

async function look(site: SiteStore, { acts, log }: DailyTurn): Promise<void> {
  try {
    await acts.eachLook(site)
  } catch (error) {
    log.warn({ site: site.websiteId, acts: 'each-look', err: error }, 'The acts of the hour failed')
  }
}

interface Act {
  readonly turn: DailyTurn
  readonly work: (site: SiteStore) => Promise<unknown>
}

async function act(site: SiteStore, acts: ActsOfDay, { turn: { clock, log }, work }: Act): Promise<void> {
  try {
    const nowMs = clock()
    const day = Math.floor(nowMs / dayMs)
    if (!(await site.days.take(acts, { day, nowMs, leaseMs }))) return
    await work(site)
    await site.days.finish(acts, day)
  } catch (error) {
    log.warn({ site: site.websiteId, acts, err: error }, 'The acts of the day failed')
  }
}
