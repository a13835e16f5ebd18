import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/**
 * Lets addresses of sites follow the port of the server. An address that was noted where the first owner made the account, on the machine itself,
 * has the port of that time; one with another port belongs to a proxy or a tunnel, and stays.
 */
export function followPort({ store }: Pick<Services, 'store'>, port: number): Promise<void> {
  // Of two servers on one database, the later follows the earlier.
  return store.alone(async () => {
    const former = await store.claimMark('port', String(port))
    if (former === String(port)) return
    for (const { id } of await store.sites.list()) await followAt(store.site(id), former, port)
    // Last, so that a start that is broken off before is made good by the next.
    await store.exchangeMark('port', String(port))
  })
}

function followAt(store: SiteStore, former: string, port: number): Promise<void> {
  return store.transaction(async ({ site }) => {
    const kept = await site.lock()
    const homeOrigin = kept.homeOrigin && atPort(kept.homeOrigin, former, port)
    if (homeOrigin !== kept.homeOrigin) await site.save({ ...kept, homeOrigin })
  })
}

function atPort(origin: string, former: string, port: number): string {
  const url = new URL(origin)
  const isHere = url.protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname)
  if (!isHere || (url.port || '80') !== former) return origin
  url.port = String(port)
  return url.origin
}
