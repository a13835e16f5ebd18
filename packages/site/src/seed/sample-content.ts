import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { fitSeed } from './fit-seed.ts'
import { readSeed, type Seed } from './read-seed.ts'

/** The sample content of a template; for one that brings none, that of another site, made to fit. Null when neither has any. */
export async function sampleContent(siteDir: string, sampleDir: string): Promise<Seed | null> {
  const own = await readSeed(siteDir)
  if (own) return own
  const sample = await readSeed(sampleDir)
  if (!sample) return null
  return fitSeed(sample, await readTemplateFolder(siteDir))
}
