import { type MailEvent, noteMailEvent } from '@vitrine/domain/newsletter/mail-events/mail-event'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { noteRefusal } from '../note-refusal.ts'

/** Writes word of a mail down with somebody on a list; within a transaction. */
export async function noteMailEventOf(
  tables: Pick<SiteTables, 'subscribers' | 'customers'>,
  subscriberId: string,
  event: Pick<MailEvent, 'kind' | 'atMs'>,
  services: Pick<Services, 'clock'>,
): Promise<void> {
  const now = await tables.subscribers.lock(subscriberId)
  if (!now) return
  const noted = noteMailEvent(now, event, services.clock())
  if (noted === now) return
  await tables.subscribers.save(noted)
  if (noted.state !== 'complained') return
  await noteRefusal(tables, noted, services.clock())
  // Nobody else puts them on another list, either.
  await tables.subscribers.refuseAll(noted.email, services.clock())
}
