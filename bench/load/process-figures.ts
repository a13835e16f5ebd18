import { readFileSync } from 'node:fs'

/** Clock ticks of a second in `/proc` (Linux). */
const ticksPerSecond = 100

/** Processor time that a process has used, in microseconds; not a number where the system does not tell. */
export function processorMicroseconds(pid: number): number {
  const fields = readQuietly(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond
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
