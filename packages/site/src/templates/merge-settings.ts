import type { NavigationLink, Site } from '@vitrine/domain/website/site'

/** Parts of a website that sample content does not bring, or that are dealt with elsewhere. */
type Left = 'id' | 'hosts' | 'homeOrigin' | 'revision' | 'templateId' | 'formerTemplates' | 'tweaks'

/** Takes the settings that are still as the sample content brought them from elsewhere; what was changed since stays. */
export function mergeSettings(now: Site, asItCame: string, fresh: Site): Site {
  const came = JSON.parse(asItCame) as Partial<Site>
  const parts = mergeParts(now, came, fresh)
  return {
    ...parts,
    store: mergeParts(now.store, came.store ?? {}, fresh.store),
    ...(leftOf(now) satisfies Pick<Site, Left>),
  }
}

function leftOf(now: Site) {
  const { id, hosts, homeOrigin, revision, templateId, formerTemplates, tweaks } = now
  return {
    id,
    hosts,
    homeOrigin,
    revision,
    templateId,
    formerTemplates,
    ...(tweaks && { tweaks }),
  }
}

/** An object whose parts are those of `fresh` where they are now as they came; one that `fresh` does not have goes. */
function mergeParts<Whole extends object>(now: Whole, came: Partial<Whole>, fresh: Whole): Whole {
  const isAsItCame = (name: string) => isSame(Reflect.get(now, name), Reflect.get(came, name))
  const parts = [...new Set([now, came, fresh].flatMap(Object.keys))].flatMap((name) => {
    const from = isAsItCame(name) ? fresh : now
    return name in from ? [[name, Reflect.get(from, name)] as const] : []
  })
  return Object.fromEntries(parts) as Whole
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Addresses that a menu leads to by themselves, and not as pages. */
export function addressesIn(navigation: Site['navigation']): readonly string[] {
  const of = (link: NavigationLink): readonly string[] =>
    link.kind === 'external' ? [link.url] : link.kind === 'folder' ? link.links.flatMap(of) : []
  return Object.values(navigation).flat().flatMap(of)
}

/** Menus without the links that lead to pages which are not there; folders without any link go as well. */
export function withoutDeadLinks(
  navigation: Site['navigation'],
  isThere: (collectionId: string) => boolean,
  isDead: (url: string) => boolean = () => false,
): Site['navigation'] {
  const living = (links: readonly NavigationLink[]): readonly NavigationLink[] =>
    links.flatMap((link): readonly NavigationLink[] => {
      if (link.kind === 'collection') return isThere(link.collectionId) ? [link] : []
      if (link.kind === 'external') return isDead(link.url) ? [] : [link]
      const inside = living(link.links)
      return inside.length > 0 ? [{ ...link, links: inside }] : []
    })
  return Object.fromEntries(Object.entries(navigation).map(([name, links]) => [name, living(links)]))
}

/** How buyers pay, and whether by test cards, is the owner's to choose. */
export function withoutPayments(site: Site): Site {
  return { ...site, store: { ...site.store, payments: { ...site.store.payments, test: false, manual: [] } } }
}
