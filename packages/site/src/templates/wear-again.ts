import type { Collection } from '@vitrine/domain/content/collection'
import { keyOf } from '@vitrine/domain/sites/change-template'
import type { SiteTables } from '@vitrine/store/store'
import { asItIsNow, type ReadTemplate } from './template-of-folder.ts'
import type { TemplateServices } from './template-place.ts'
import { wearReplaced } from './wear-template.ts'

/** The files that a template had, and those that it has. */
export interface ReplacedFiles {
  readonly from: ReadTemplate
  readonly to: ReadTemplate
}

/** Has a site wear other files of its template, in a transaction; returns the collections that are shown as another type from now on than their own. */
export async function wearAgain(tables: SiteTables, files: ReplacedFiles): Promise<readonly Collection[]> {
  const site = await tables.site.lock()
  if (site.templateId !== files.to.id) return []
  await tables.collections.lockAll()
  const worn = wearReplaced(site, await tables.collections.list(), files)
  if (worn === null) return []
  for (const collection of worn.collections) await tables.collections.save(collection)
  await tables.site.save(worn.site)
  // What waited for its own type and has it again is not lost.
  const waiting = new Map(Object.entries(site.formerTemplates[keyOf(site.templateId)]?.typeNames ?? {}))
  return worn.collections.filter(({ id, typeName }) => waiting.get(id) !== typeName)
}

/** Has a site that was put into a template wear what took the place of its files since these were read; in the transaction that puts it on, once it holds the site: whoever replaces it later finds the site among those that wear it. */
export async function wearIfReplaced(
  tables: SiteTables,
  read: ReadTemplate,
  services: TemplateServices,
): Promise<void> {
  const now = await asItIsNow(read, services)
  if (now !== read) await wearAgain(tables, { from: read, to: now })
}
