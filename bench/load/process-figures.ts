import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Clock ticks of a second in `/proc` (Linux). */
const ticksPerSecond = 100

/** Processor time that a process has used, in microseconds; not a number where the system does not tell. */
export function processorMicroseconds(pid: number): number {
  const fields = readQuietly(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond
}

/** Waits until a process has next to nothing to do, for a minute at most. */
export async function untilAtRest(pid: number): Promise<void> {
  const giveUpAt = performance.now() + 60_000
  let used = processorMicroseconds(pid)
  for (let rests = 0; rests < 2 && performance.now() < giveUpAt; ) {
    await wait(300)
    const now = processorMicroseconds(pid)
    rests = now - used <= 20_000 ? rests + 1 : 0
    used = now
  }
}

/** Resident memory of a process in bytes, and the highest it ever was. */
export function residentBytes(pid: number): { readonly now: number; readonly peak: number } {
  const status = readQuietly(`/proc/${pid}/status`)
  const bytesOf = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  return { now: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
