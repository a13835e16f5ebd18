import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const program = new URL('page-times-main.ts', import.meta.url).pathname

/**
 * Asks for a page again and again until something has ended; gives how long each took, in milliseconds. A process of its own asks: one that fills
 * shops as well stands still for its own memory, which would count as the server's.
 */
export async function pageTimes(url: string, ended: Promise<unknown>): Promise<readonly number[]> {
  const asking = spawn(process.execPath, [program, url], { stdio: ['pipe', 'pipe', 'inherit'] })
  void ended.finally(() => asking.stdin.end())
  const times: unknown = JSON.parse(await text(asking.stdout))
  if (!Array.isArray(times)) throw new Error('No times came.')
  return times
}
