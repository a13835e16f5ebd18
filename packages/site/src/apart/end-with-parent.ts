import path from 'node:path'
import { pathToFileURL } from 'node:url'

const watchFile = path.join(import.meta.dirname, 'parent-watch.ts')

/**
 * The option by which a Node process ends with the one that begins it, and after a time at the latest, however busy it is: whoever would
 * have ended it may be killed.
 */
export function endWithParent(limitMs: number): string {
  return `--import=${pathToFileURL(watchFile)}?ms=${limitMs}`
}
