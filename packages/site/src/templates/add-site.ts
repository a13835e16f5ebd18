import { checkHosts, hostProblemText } from '@vitrine/domain/sites/host-name'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { shownHost } from '@vitrine/store/website/searched-words'
import { emptySeed } from '../seed/empty-seed.ts'
import { sampleContent } from '../seed/sample-content.ts'
import type { SeedServices } from '../seed/seed-services.ts'
import { demoSiteDir, fillLimitMs, prepareFilling } from '../seed/seed-site.ts'
import { seededSite } from '../seed/seeded-site.ts'
import { withoutPayments } from './merge-settings.ts'
import { refuseBrokenSamples, type SamplesBroken } from './samples-broken.ts'
import { readTemplate } from './template-of-folder.ts'
import { wearIfReplaced } from './wear-again.ts'

/** What came of adding a site: the site, or why there is none. */
export type AddSiteOutcome =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly problem: 'host-wrong' | 'host-taken' | 'nothing-to-seed' }

/** What a person reads who adds a site when it cannot be done. */
export const addSiteProblemText: Record<Exclude<AddSiteOutcome, { ok: true }>['problem'], string> = {
  'host-wrong': hostProblemText['host-wrong'],
  'host-taken': hostProblemText['host-taken'],
  'nothing-to-seed': 'The template brings no sample content, and that of the demo site is missing.',
}

type AddServices = SeedServices & {
  /** A new id of 24 hex digits. */
  readonly newId: () => string
}

/** A site that is to be added. */
export interface NewSite {
  /** In ASCII. */
  readonly host: string
  /** '' leaves that of the sample content. */
  readonly title?: string
  readonly templateId?: string | null
  readonly content?: 'empty' | 'samples'
}

/** Adds a website that answers to a host, empty or filled with its template's sample content; it knows nothing of the other sites. `record` writes the act down, in its transaction. */
export function addSite(
  services: AddServices,
  wanted: NewSite,
  record: (tables: SiteTables, websiteId: string) => Promise<void> = async () => {},
): Promise<AddSiteOutcome | SamplesBroken> {
  return refuseBrokenSamples(() => addFilled(services, wanted, record))
}

async function addFilled(
  services: AddServices,
  { host, title = '', templateId = null, content = 'samples' }: NewSite,
  record: (tables: SiteTables, websiteId: string) => Promise<void>,
): Promise<AddSiteOutcome> {
  const { store, newId } = services
  const name = host.toLowerCase()
  if (checkHosts([name], shownHost).size > 0) return { ok: false, problem: 'host-wrong' }
  if ((await store.sites.taken('', [name])).length > 0) return { ok: false, problem: 'host-taken' }
  const template = await readTemplate(templateId, services)
  const { folder } = template
  const isEmpty = content === 'empty'
  const seed = isEmpty ? emptySeed(title.trim(), folder) : await sampleContent(folder.dir, demoSiteDir)
  if (!seed) return { ok: false, problem: 'nothing-to-seed' }

  const websiteId = newId()
  await store.sites.announce(websiteId)
  const { pictureOf, fill } = await prepareFilling(seed, { websiteId, services })
  const seeded = seededSite(seed.site, pictureOf)
  const begun: Site = {
    ...(isEmpty ? withoutPayments(seeded) : seeded),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    id: websiteId,
    templateId,
    identifier: name.replace(/[^a-z0-9]+/g, '-'),
    hosts: [name],
  }
  // Somebody else may have taken the host since it was looked for: the store has the last word.
  const filling = async (tables: SiteTables) => {
    await fill(tables)
    await wearIfReplaced(tables, template, services)
    await record(tables, websiteId)
  }
  const added = await store.sites.add(begun, { fill: filling, limitMs: fillLimitMs })
  if (added === 'host-taken') return { ok: false, problem: 'host-taken' }
  const site = await store.sites.find(websiteId)
  if (!site) throw new Error(`The site ${websiteId} was added, but is not there`)
  return { ok: true, site }
}
