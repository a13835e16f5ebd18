import { createHash } from 'node:crypto'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../exchange.ts'

/** Who sends something, and when. */
export interface SenderContext extends Pick<Exchange, 'visitor'> {
  readonly services: Pick<Exchange['services'], 'clock'>
}

/** What is sent marks its own minute and the next. */
export const marksHoldMs = 120_000

/**
 * Marks what a visitor sends; `again` where they sent the same within the last minute: without a script a second press of the button posts again, and with one it is
 * sent again where the answer got lost. What is sent marks its own minute and the next, so that no turn of the minute falls between. The marks
 * are rows beside those of used keys, and go with them. Who asks looks whether what was sent then still stands.
 */
export async function markSent(
  { submissions }: Pick<SiteTables, 'submissions'>,
  what: readonly unknown[],
  { visitor, services }: SenderContext,
): Promise<'first' | 'again'> {
  const sender = visitor.key()
  // Others of the same network may well send the same.
  if (sender === null) return 'first'
  const nowMs = services.clock()
  const minute = Math.floor(nowMs / 60_000)
  const markOf = (at: number) =>
    createHash('sha256')
      .update(JSON.stringify([sender, ...what, at]))
      .digest('base64url')
  if (!(await submissions.useKey(markOf(minute), nowMs))) return 'again'
  await submissions.useKey(markOf(minute + 1), nowMs)
  return 'first'
}
