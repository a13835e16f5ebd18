import { FolderReader, isRecord } from '../template-folder/folder-reader.ts'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { fitSeed, type NamedNavigation } from './fit-seed.ts'
import { readSeed, type Seed } from './read-seed.ts'

/** The sample content of a template; for one that brings none, that of another site, made to fit. Null when neither has any. */
export async function sampleContent(siteDir: string, sampleDir: string): Promise<Seed | null> {
  const own = await readSeed(siteDir)
  if (own) return own
  const sample = await readSeed(sampleDir)
  if (!sample) return null
  return fitSeed(sample, await readTemplateFolder(siteDir), await readNavigations(siteDir))
}

async function readNavigations(siteDir: string): Promise<readonly NamedNavigation[]> {
  const { navigations } = await new FolderReader(siteDir).readConf('template.conf')
  if (!Array.isArray(navigations)) return []
  return navigations.flatMap((each) => {
    if (!isRecord(each) || typeof each.name !== 'string') return []
    return [{ name: each.name, title: typeof each.title === 'string' ? each.title : each.name }]
  })
}
