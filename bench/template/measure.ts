const rounds = 11
const sliceMs = 120
/** Long enough for V8 to compile what is hot, in the background and on a machine that others use. */
const warmUpMs = 1000

/**
 * Runs each kind of work in turns, and gives its rate of every round: times per second of the processor's time, so that other
 * processes do not count. Work returns the size of what it made.
 */
export function measureInTurns(
  work: Readonly<Record<string, () => number>>,
): Readonly<Record<string, readonly number[]>> {
  const names = Object.keys(work)
  const rates: Record<string, number[]> = {}
  for (const name of names) {
    rates[name] = []
    rateOf(work[name], warmUpMs)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name]?.push(rateOf(work[name], sliceMs))
  }
  return rates
}

function rateOf(work: (() => number) | undefined, forMs: number): number {
  const start = process.cpuUsage()
  const end = performance.now() + forMs
  let count = 0
  let size = 0
  while (performance.now() < end) {
    size += work?.() ?? 0
    count += 1
  }
  if (size === 0) throw new Error('Nothing was made.')
  const { user, system } = process.cpuUsage(start)
  return count / ((user + system) / 1_000_000)
}
