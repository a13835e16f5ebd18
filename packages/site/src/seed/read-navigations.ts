import { FolderReader, isRecord } from '../template-folder/folder-reader.ts'
import type { NamedNavigation } from './fit-seed.ts'

/** The menus that the `template.conf` of a folder names. */
export async function readNavigations(siteDir: string): Promise<readonly NamedNavigation[]> {
  const { navigations } = await new FolderReader(siteDir).readConf('template.conf')
  if (!Array.isArray(navigations)) return []
  return navigations.flatMap((each) => {
    if (!isRecord(each) || typeof each.name !== 'string') return []
    return [{ name: each.name, title: typeof each.title === 'string' ? each.title : each.name }]
  })
}
