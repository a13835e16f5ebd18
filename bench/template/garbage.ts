import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Row } from '../report.ts'

/** What a process of its own prints: bytes that a render takes from the heap, by page and engine. */
export type Garbage = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * What each render leaves to be cleared away. Measured in a process whose young generation holds all renders of a round, so that nothing
 * is cleared meanwhile.
 */
export function garbageRows(): readonly Row[] {
  const main = fileURLToPath(new URL('./garbage-main.ts', import.meta.url))
  const flags = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256']
  const garbage: Garbage = JSON.parse(execFileSync(process.execPath, [...flags, main], { encoding: 'utf8' }))
  return Object.entries(garbage).flatMap(([page, byEngine]) => {
    const { ours = Number.NaN, ...peers } = byEngine
    const ratio = Object.fromEntries(
      Object.entries(peers).map(([name, bytes]) => [name, Number((ours / bytes).toFixed(3))]),
    )
    return Object.entries(byEngine).map(([subject, bytes]) => ({
      case: `${page}, garbage`,
      subject,
      value: Math.round(bytes / 1024),
      unit: 'KB/render',
      ...(subject === 'ours' ? { ratio } : {}),
    }))
  })
}
