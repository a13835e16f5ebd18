import type { Collection } from '@vitrine/domain/content/collection'
import { changeTemplate } from '@vitrine/domain/sites/change-template'
import { replaceTemplate } from '@vitrine/domain/sites/replace-template'
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

/** A website whose template has other files now; null where nothing of it is to be changed. */
export function wearReplaced(
  site: Site,
  collections: readonly Collection[],
  { from, to }: { readonly from: ReadTemplate; readonly to: ReadTemplate },
): { readonly site: Site; readonly collections: readonly Collection[] } | null {
  const changed = replaceTemplate(site, collections, {
    shows: (typeName) => showsType(to, typeName),
    plainTypeOf: (typeName) => plainTypeOf(from, typeName),
  })
  const navigation = fitMenus(site.navigation, to.folder.navigations)
  const hasNewMenu = Object.keys(navigation).some((name) => !Object.hasOwn(site.navigation, name))
  if (changed.collections.length === 0 && !hasNewMenu) return null
  return { ...changed, site: { ...changed.site, navigation } }
}
