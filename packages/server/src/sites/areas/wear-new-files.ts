import { areasOf } from '@vitrine/site/templates/areas-of-template'
import type { ReadTemplate } from '@vitrine/site/templates/template-of-folder'
import { wearReplaced } from '@vitrine/site/templates/wear-template'
import type { SiteTables, Store } from '@vitrine/store/store'
import { readFilledAreas } from './filled-areas.ts'

/** The files that a template had, and those that it has. */
interface ReplacedFiles {
  readonly from: ReadTemplate
  readonly to: ReadTemplate
}

/** What a site does not show as it did: an area with content that is not there, or a page that is of another type. */
export interface LostPlace {
  /** The title of the site. */
  readonly site: string
  readonly kind: 'area' | 'page'
  readonly name: string
}

/** More than anybody reads at a time. */
const maxTold = 50

/**
 * Has sites wear the new files of their template: collections of a type that these lack are of the nearest one of the platform, and new menus are
 * filled. Returns what they do not show any more as they did.
 */
export async function wearNewFiles(
  store: Store,
  wearers: readonly string[],
  files: ReplacedFiles,
): Promise<readonly LostPlace[]> {
  const [had, has] = [areasOf(files.from.folder), areasOf(files.to.folder)]
  const lost: LostPlace[] = []
  for (const id of wearers) {
    const site = store.site(id)
    const changed = await site.transaction((tables) => wearAgain(tables, files))
    if (lost.length >= maxTold) continue
    const { title } = await site.site.read()
    const hidden = (await readFilledAreas(site)).filter((area) => had(area.id) && !has(area.id))
    lost.push(...changed.map((page) => ({ site: title, kind: 'page', name: page }) as const))
    lost.push(...hidden.map((area) => ({ site: title, kind: 'area', name: area.id }) as const))
  }
  return lost.slice(0, maxTold)
}

/** Has a site wear other files of its template, in a transaction; returns the titles of pages that are of another type from now on. */
export async function wearAgain(tables: SiteTables, files: ReplacedFiles): Promise<readonly string[]> {
  const site = await tables.site.lock()
  if (site.templateId !== files.to.id) return []
  await tables.collections.lockAll()
  const worn = wearReplaced(site, await tables.collections.list(), files)
  if (worn === null) return []
  for (const collection of worn.collections) await tables.collections.save(collection)
  await tables.site.save(worn.site)
  return worn.collections.map(({ title }) => title)
}
