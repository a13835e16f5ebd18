import path from 'node:path'
import { placeInside } from '../template-folder/read-inside.ts'
import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import { templateSources } from './template-sources.ts'

const scriptTag = /<squarespace:script\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Scripts that a template names and its folder lacks, by the file and line that name them. Names that data makes are not looked at. */
export async function findMissingScripts(folder: TemplateFolder): Promise<readonly FolderWarning[]> {
  const warnings: FolderWarning[] = []
  for (const { file, text } of templateSources(folder)) {
    for (const match of text.matchAll(scriptTag)) {
      const name = match[1] ?? match[2] ?? ''
      if (name === '' || name.startsWith('/') || /[{:]/.test(name)) continue
      const inScripts = path.posix.normalize(`scripts/${name.split('?')[0]}`)
      const isThere = inScripts.startsWith('scripts/') && (await placeInside(folder.dir, inScripts)) !== null
      if (isThere) continue
      const line = text.slice(0, match.index).split('\n').length
      warnings.push({ file, line, message: `The script scripts/${name} is missing.` })
    }
  }
  return warnings
}
