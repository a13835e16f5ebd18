import type { Collection } from '@vitrine/domain/content/collection'
import { changeTemplate } from '@vitrine/domain/sites/change-template'
import type { Site } from '@vitrine/domain/website/site'
import { fitMenus } from '../seed/fit-seed.ts'
import { plainTypeOf, type ReadTemplate, showsType } from './template-of-folder.ts'

/** A website in another template, with its menus filled, and the collections that have another type there. */
export function wearTemplate(
  site: Site,
  collections: readonly Collection[],
  { from, to }: { readonly from: ReadTemplate; readonly to: ReadTemplate },
): { readonly site: Site; readonly collections: readonly Collection[] } {
  const changed = changeTemplate(site, collections, {
    templateId: to.id,
    shows: (typeName) => showsType(to, typeName),
    plainTypeOf: (typeName) => plainTypeOf(from, typeName),
  })
  const navigation = fitMenus(site.navigation, to.folder.navigations)
  return { ...changed, site: { ...changed.site, navigation } }
}
