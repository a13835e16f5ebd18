import type { SiteStore } from '@vitrine/store/store'
import { LRUCache } from 'lru-cache'
import type { Mailer, OutgoingMail } from '../services/mailer.ts'

/**
 * Sends a letter and keeps it in the mailbox, or what is to be kept in its place; one that is kept already is not sent again. Where that is all
 * of a job, its end is kept with the letter.
 */
export async function deliver(
  mailer: Mailer,
  mail: OutgoingMail,
  { store, nowMs, kept = mail, jobId, isNew = false }: DeliveryContext,
): Promise<'finished' | undefined> {
  if (!isNew && (await store.mail.find(mail.id))) return undefined
  const taken = takenBy(mailer)
  const letter = `${store.websiteId} ${mail.id}`
  if (!taken.has(letter)) await mailer.send(mail)
  taken.set(letter, true)
  const { replyTo: _replyTo, headers: _headers, ...message } = kept
  const sent = { ...message, id: mail.id, sentAtMs: nowMs, transport: mailer.transport }
  if (jobId !== undefined) {
    await store.transaction(async (tables) => {
      await tables.mail.keep(sent)
      // Its mail stays listed, as it is kept now, or was before.
      await tables.jobs.finish(jobId, { isMailKept: jobId === mail.id })
    })
    taken.delete(letter)
    return 'finished'
  }
  await store.mail.keep(sent)
  taken.delete(letter)
  return undefined
}

/** So many of them are known at most. */
const mostTaken = 5_000

/**
 * Letters that were handed over and could not be kept, as while the disk is full: tried again, they are kept alone. Those that were given
 * up meanwhile make way.
 */
const takenLetters = new WeakMap<Mailer, LRUCache<string, true>>()

function takenBy(mailer: Mailer): LRUCache<string, true> {
  const taken = takenLetters.get(mailer) ?? new LRUCache<string, true>({ max: mostTaken })
  takenLetters.set(mailer, taken)
  return taken
}

interface DeliveryContext {
  readonly store: SiteStore
  readonly nowMs: number
  /** What the mailbox keeps, where that is not the letter itself. */
  readonly kept?: OutgoingMail
  /** The job that has nothing to do but this. */
  readonly jobId?: string
  /** Nothing can be kept under the id of the letter yet: its job, which alone has this id, is tried for the first time. */
  readonly isNew?: boolean
}
