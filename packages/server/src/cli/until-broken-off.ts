import { setTimeout as wait } from 'node:timers/promises'

/** A terminal, npm and the script that runs a command each hand on the same signal: what comes within this time is one. */
const oneSignalMs = 1_000

const names = ['SIGINT', 'SIGTERM'] as const

/**
 * Does work that would leave something behind where it is broken off: the first signal tells it to end, and once it has cleaned up the process
 * ends by that signal. Work that is done by then stands. A second signal ends the process at once.
 */
export async function untilBrokenOff<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const end = new AbortController()
  let told: { readonly by: NodeJS.Signals; readonly atMs: number } | undefined
  const tell = (by: NodeJS.Signals) => {
    if (told && performance.now() - told.atMs < oneSignalMs) return
    if (told) endBy(by)
    told ??= { by, atMs: performance.now() }
    end.abort()
  }
  const endBy = (by: NodeJS.Signals) => {
    for (const name of names) process.off(name, tell)
    process.kill(process.pid, by)
  }
  for (const name of names) process.on(name, tell)
  try {
    return await work(end.signal)
  } catch (error) {
    if (told && end.signal.aborted) {
      endBy(told.by)
      // The signal is on its way: nothing is to be said of what it broke off.
      await wait(oneSignalMs)
    }
    throw error
  } finally {
    for (const name of names) process.off(name, tell)
  }
}
