/** How long is waited before each further attempt; after the last one the file waits for its owner. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]

/** Waits before the next attempt, less when the browser says that the connection is back; false when there have been enough. */
export async function waitForConnection(attempt: number, signal: AbortSignal): Promise<boolean> {
  const pauseMs = pausesMs[attempt]
  if (pauseMs === undefined || signal.aborted) return false
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    globalThis.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
  return !signal.aborted
}
