import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Has the thread that calls this wait behind all others where processors are scarce. Linux gives each thread a priority of its own, by an id
 * that is read where the thread itself looks (proc(5), `/proc/thread-self`); elsewhere nothing changes.
 */
export function yieldToPages(): void {
  try {
    const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (Number.isInteger(threadId)) setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // No Linux, or one that does not let it: as before.
  }
}
