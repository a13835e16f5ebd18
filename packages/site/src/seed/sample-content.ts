import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { checkRoom } from './check-room.ts'
import { fitSeed } from './fit-seed.ts'
import { readSeed, type Seed } from './read-seed.ts'

/**
 * The sample content of a template; for one that brings none, that of another site, made to fit. Null when neither has any. Throws for
 * collections that hold more than they may.
 */
export async function sampleContent(siteDir: string, sampleDir: string): Promise<Seed | null> {
  const own = await readSeed(siteDir)
  const sample = own ?? (await readSeed(sampleDir))
  if (!sample) return null
  const folder = await readTemplateFolder(siteDir)
  const seed = own ?? fitSeed(sample, folder)
  checkRoom(seed, folder)
  return seed
}
