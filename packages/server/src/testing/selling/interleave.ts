import { setTimeout as wait } from 'node:timers/promises'
import { NamedPoints } from './named-points.ts'

/** An act that stands still may hold what another waits for: then that one goes on after it. */
const patienceMs = 40

/** Stops one act at one of its points, from 0, does the other, and lets the first go on. Either may fail cleanly. */
export async function interleave<First, Second>(
  stop: number,
  act: (points: NamedPoints) => Promise<First>,
  other: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const points = new NamedPoints(stop)
  const first = act(points)
  await Promise.race([points.reached, first])
  const second = other()
  await Promise.race([second, wait(patienceMs)])
  points.letGo()
  return Promise.all([first, second])
}
