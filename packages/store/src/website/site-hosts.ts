import { siteWords } from '@vitrine/domain/sites/site-words'
import type { Site } from '@vitrine/domain/website/site'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Writes down which hosts a site answers to, in the transaction that gives them to it; those that it has stay. */
export async function saveHosts(session: Session, site: Pick<Site, 'title' | 'hosts'>): Promise<void> {
  const { websiteId } = session
  const known = (await session.all(listHosts, { websiteId })).map(({ host }) => host)
  const { hostNames } = siteWords(site)
  const isSame = known.length === hostNames.length && hostNames.every((host) => known.includes(host))
  if (isSame) return
  await session.write(removeHosts, { websiteId })
  for (const host of hostNames) await session.write(insertHost, { websiteId, host })
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

const listHosts = statement((db, given: { websiteId: string }) =>
  db.selectFrom('site_hosts').select('host').where('website_id', '=', given.websiteId),
)

const findHost = statement((db, given: { host: string }) =>
  db.selectFrom('site_hosts').select('website_id').where('host', '=', given.host),
)

const insertHost = statement((db, given: { websiteId: string; host: string }) =>
  db.insertInto('site_hosts').values({ website_id: given.websiteId, host: given.host }),
)

const removeHosts = statement((db, given: { websiteId: string }) =>
  db.deleteFrom('site_hosts').where('website_id', '=', given.websiteId),
)
