import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { NamedNavigation } from './template-folder.ts'

/** The menus that a `template.conf` names. */
export function readNavigations({
  navigations,
}: Readonly<Record<string, unknown>>): readonly NamedNavigation[] {
  if (!Array.isArray(navigations)) return []
  return navigations.flatMap((each) => {
    if (!isRecord(each) || typeof each.name !== 'string') return []
    return [{ name: each.name, title: typeof each.title === 'string' ? each.title : each.name }]
  })
}
