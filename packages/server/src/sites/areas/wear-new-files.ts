import { areasOf } from '@vitrine/site/templates/areas-of-template'
import { isStillThere } from '@vitrine/site/templates/template-of-folder'
import { type ReplacedFiles, wearAgain } from '@vitrine/site/templates/wear-again'
import type { Services } from '../../services/services.ts'
import { readFilledAreas } from './filled-areas.ts'

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
 * filled. Returns what they do not show any more as they did. Where another server put other files in the place of these meanwhile, it has the sites wear those.
 */
export async function wearNewFiles(
  services: Pick<Services, 'store' | 'siteDir' | 'dataDir'>,
  wearers: readonly string[],
  files: ReplacedFiles,
): Promise<readonly LostPlace[]> {
  const [had, has] = [areasOf(files.from.folder), areasOf(files.to.folder)]
  const lost: LostPlace[] = []
  for (const id of wearers) {
    const site = services.store.site(id)
    const changed = await site.transaction(async (tables) => {
      await tables.site.lock()
      return (await isStillThere(files.to, services)) ? wearAgain(tables, files) : []
    })
    if (lost.length >= maxTold) continue
    const { title } = await site.site.read()
    const hidden = (await readFilledAreas(site)).filter((area) => had(area.id) && !has(area.id))
    lost.push(...changed.map((page) => ({ site: title, kind: 'page', name: page.title }) as const))
    lost.push(...hidden.map((area) => ({ site: title, kind: 'area', name: area.id }) as const))
  }
  return lost.slice(0, maxTold)
}
