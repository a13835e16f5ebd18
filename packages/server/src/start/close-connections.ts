import type { Server } from 'node:http'

/**
 * Closes a server within a time, whatever its connections do: requests under way may finish until then, and what is still open is
 * cut. `close` is what waits for them.
 */
export async function closeWithin(
  server: Server,
  graceMs: number,
  close: () => Promise<void>,
): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  try {
    await close()
  } finally {
    clearTimeout(cut)
  }
}
