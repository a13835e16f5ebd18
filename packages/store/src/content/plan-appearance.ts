import { type ContentItem, isPublishedAt } from '@vitrine/domain/content/item'
import type { Session } from '../engine/session.ts'
import { insert } from '../jobs/job-statements.ts'

/** Jobs that have pages made again at the moment from which visitors see an item. */
export const appearanceJobKind = 'item-appears'

/** Has pages made again when an item that is published for later comes, so that lists and feeds in memory show it at its minute; saved twice, once. */
export async function planAppearance(session: Session, item: ContentItem): Promise<void> {
  const { id, publishedAtMs: runAtMs } = item
  if (!isPublishedAt(item, runAtMs) || runAtMs <= session.now()) return
  await session.write(insert, {
    websiteId: session.websiteId,
    id: `${appearanceJobKind}-${id}-${runAtMs}`,
    kind: appearanceJobKind,
    payload: JSON.stringify({ itemId: id }),
    runAtMs,
    mail: '',
  })
}
