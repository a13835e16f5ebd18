import { siteWords } from '@vitrine/domain/sites/site-words'
import type { Site } from '@vitrine/domain/website/site'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Writes down which hosts a site answers to, in the transaction that gives them to it. */
export async function saveHosts(session: Session, site: Pick<Site, 'title' | 'hosts'>): Promise<void> {
  const { websiteId } = session
  await session.write(removeHosts, { websiteId })
  for (const host of siteWords(site).hostNames) await session.write(insertHost, { websiteId, host })
}

/** Which of some hosts other sites answer to. */
export async function hostsOfOthers(
  session: Session,
  websiteId: string,
  hosts: readonly string[],
): Promise<readonly string[]> {
  const taken: string[] = []
  for (const host of hosts) {
    const owner = await session.first(findHost, { host: host.toLowerCase() })
    if (owner !== undefined && owner.website_id !== websiteId) taken.push(host)
  }
  return taken
}

const findHost = statement((db, given: { host: string }) =>
  db.selectFrom('site_hosts').select('website_id').where('host', '=', given.host),
)

const insertHost = statement((db, given: { websiteId: string; host: string }) =>
  db.insertInto('site_hosts').values({ website_id: given.websiteId, host: given.host }),
)

const removeHosts = statement((db, given: { websiteId: string }) =>
  db.deleteFrom('site_hosts').where('website_id', '=', given.websiteId),
)
