import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/**
 * Lets addresses of sites follow the port of the server. An address that was noted where the first owner made the account, on the machine itself,
 * has the port of that time; one with another port belongs to a proxy or a tunnel, and stays.
 */
export function followPort({ store }: Pick<Services, 'store'>, port: number): Promise<void> {
  // Of two servers on one database, the later follows the earlier.
  return store.alone(async () => {
    const kept = await store.claimMark('port', String(port))
    if (kept === String(port)) return
    // Where a start was broken off, some addresses have the port before it, and some its own.
    const ports = [...new Set([...kept.split(' '), String(port)])]
    await store.exchangeMark('port', ports.join(' '))
    for (const { id } of await store.sites.list()) await followAt(store.site(id), ports, port)
    await store.exchangeMark('port', String(port))
  })
}

function followAt(store: SiteStore, formers: readonly string[], port: number): Promise<void> {
  return store.transaction(async ({ site }) => {
    const kept = await site.lock()
    const homeOrigin = kept.homeOrigin && atPort(kept.homeOrigin, formers, port)
    if (homeOrigin !== kept.homeOrigin) await site.save({ ...kept, homeOrigin })
  })
}

function atPort(origin: string, formers: readonly string[], port: number): string {
  const url = new URL(origin)
  const isHere = url.protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname)
  if (!isHere || !formers.includes(url.port || '80')) return origin
  url.port = String(port)
  return url.origin
}
