import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '@vitrine/store/store'

/** How long it is watched, in milliseconds. */
const watchedMs = 25

/** From this share of the time on, the event loop counts as busy. */
const busyShare = 0.9

/** Watches the event loop of this thread for a moment, and tells whether it had next to no rest meanwhile, or others wait for the database. */
export async function wasBusy(store: Pick<Store, 'isCrowded'>): Promise<boolean> {
  const before = performance.eventLoopUtilization()
  await wait(watchedMs)
  return store.isCrowded() || performance.eventLoopUtilization(before).utilization >= busyShare
}
