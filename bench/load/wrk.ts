import { execFileSync } from 'node:child_process'

/** What wrk measured in one round. */
export interface WrkRound {
  readonly requestsPerSecond: number
  /** All that were answered. */
  readonly requests: number
}

/** Loads one address with wrk (Debian's package `wrk`) for some seconds; an answer that is no success is an error. */
export function runWrk(
  url: string,
  options: { connections: number; seconds: number; headers?: Readonly<Record<string, string>> },
): WrkRound {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const output = callWrk(['-t1', `-c${options.connections}`, `-d${options.seconds}s`, ...headers, url])
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  if (bad > 0) throw new Error(`${bad} answers of ${url} were no successes.`)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
  }
}

function callWrk(args: readonly string[]): string {
  try {
    return execFileSync('wrk', args, { encoding: 'utf8' })
  } catch (error) {
    throw new Error('wrk could not be run: install it (Debian: apt-get install wrk).', { cause: error })
  }
}
