import type { Site } from '@vitrine/domain/website/site'
import { sampleContent } from './sample-content.ts'
import type { SeedServices } from './seed-services.ts'
import { demoSiteDir, fillSite } from './seed-site.ts'
import { seededSite } from './seeded-site.ts'

/** What came of adding a site: the site, or why there is none. */
export type AddSiteOutcome =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly problem: 'host-wrong' | 'host-taken' | 'nothing-to-seed' }

/** What a person reads who adds a site when it cannot be done. */
export const addSiteProblemText: Record<Exclude<AddSiteOutcome, { ok: true }>['problem'], string> = {
  'host-wrong': 'That is no host name. One looks like shop.example.org, without http:// and without a port.',
  'host-taken': 'There is a site with this host already.',
  'nothing-to-seed': 'The template brings no sample content, and that of the demo site is missing.',
}

type AddServices = SeedServices & {
  /** A new id of 24 hex digits. */
  readonly newId: () => string
}

/** Adds a website that answers to a host, filled with the template's sample content; it knows nothing of the other sites. */
export async function addSite(services: AddServices, host: string): Promise<AddSiteOutcome> {
  const { store, siteDir, newId } = services
  const name = host.toLowerCase()
  if (!isHostName(name)) return { ok: false, problem: 'host-wrong' }
  if ((await store.sites.list()).some((site) => site.hosts.includes(name)))
    return { ok: false, problem: 'host-taken' }
  const seed = await sampleContent(siteDir, demoSiteDir)
  if (!seed) return { ok: false, problem: 'nothing-to-seed' }

  const websiteId = newId()
  await fillSite(seed, { websiteId, services }, (pictureOf) =>
    store.sites.add({
      ...seededSite(seed.site, pictureOf),
      id: websiteId,
      identifier: name.replace(/[^a-z0-9]+/g, '-'),
      hosts: [name],
    }),
  )
  const site = await store.sites.find(websiteId)
  if (!site) throw new Error(`The site ${websiteId} was added, but is not there`)
  return { ok: true, site }
}

function isHostName(name: string): boolean {
  const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
  return name.length <= 253 && name.split('.').every((part) => label.test(part))
}
