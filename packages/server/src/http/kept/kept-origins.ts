import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'

/** Further addresses at which pages of a site are kept in memory, such as that of the local network. */
const maxOthers = 4

/** An address at which no page was asked for in this time makes room. */
const idleMs = 600_000

/**
 * The addresses (scheme, host and port) at which pages of sites are kept in memory. A request may name any host where a site answers to
 * all: pages that were asked for at made-up ones must not push the others out.
 */
export class KeptOrigins {
  readonly #others = new Map<string, Map<string, number>>()

  /** Whether a page of a site is kept for those who ask at an address. */
  keeps(site: Site, origin: string, publicUrl: string | null, nowMs: number): boolean {
    if (origin === homeOriginOf(site, publicUrl) || isNamed(site, origin)) return true
    const others = this.#others.get(site.id) ?? new Map<string, number>()
    this.#others.set(site.id, others)
    for (const [other, askedAtMs] of others) if (askedAtMs < nowMs - idleMs) others.delete(other)
    if (others.size >= maxOthers && !others.has(origin)) return false
    others.set(origin, nowMs)
    return true
  }
}

/** A name of the site, at the usual port. */
function isNamed({ hosts }: Site, origin: string): boolean {
  return hosts.some((host) => origin === `https://${host}` || origin === `http://${host}`)
}
