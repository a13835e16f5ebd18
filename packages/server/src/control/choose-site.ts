import type { Site } from '@vitrine/domain/website/site'
import type { Store } from '@vitrine/store/store'
import { asciiHost } from '../sites/host-list.ts'

/** The site that is meant, or a sentence for the person who asked. */
export type SiteChoice =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly message: string }

/** Finds a site by one of its hosts, its id, or its short name where no other has it; without a name, the only one there is. */
export async function chooseSite(
  store: Store,
  name: string | null,
  { publicUrl }: { readonly publicUrl: string | null },
): Promise<SiteChoice> {
  const sites = await store.sites.list()
  const [only, ...others] = sites
  if (!only) return { ok: false, message: 'There is no site yet: start the shop once with npm start.' }
  if (name === null && others.length === 0) return { ok: true, site: only }

  const names = namesOf(sites.map((site) => nameAtShell(site, publicUrl)))
  if (name === null) return { ok: false, message: `There are several sites. Name one with --site: ${names}.` }
  const wanted = asciiHost(name)
  const site = sites.find(
    ({ id, hosts }) => id === wanted || hosts.some((host) => asciiHost(host) === wanted),
  )
  if (site) return { ok: true, site }
  // Several hosts come to the same short name.
  const [called, ...alike] = sites.filter(({ identifier }) => identifier === wanted)
  if (called && alike.length > 0) return { ok: false, message: alikeText(name, [called, ...alike]) }
  const meant = called ?? sites.find((each) => nameAtShell(each, publicUrl) === wanted)
  return meant
    ? { ok: true, site: meant }
    : { ok: false, message: `There is no site ${name}. There are: ${names}.` }
}

function alikeText(name: string, sites: readonly Site[]): string {
  const theirs = namesOf(sites.map(({ hosts, id }) => hosts[0] ?? id))
  return `${name} is the short name of several sites. Name the one that is meant by its host or its id: ${theirs}.`
}

/** The first of the names; how to see the others, where there are many. */
function namesOf(names: readonly string[]): string {
  const first = names.slice(0, mostNames).join(', ')
  const more = names.length - mostNames
  return more > 0 ? `${first} and ${more} more, which npm run -s vitrine -- sites lists` : first
}

const mostNames = 8

/** What a site is called by at the shell. The first of an installation answers to every host that no other has: that of `PUBLIC_URL` names it. */
export function nameAtShell({ hosts, identifier }: Site, publicUrl: string | null): string {
  return hosts[0] ?? (publicUrl === null ? identifier : new URL(publicUrl).hostname)
}
