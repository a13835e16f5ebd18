import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import { templateSources } from '../template-folder/template-sources.ts'
import { TextLines } from '../template-folder/text-lines.ts'
import type { ScriptFolder } from './script-folder.ts'

const scriptTag = /<squarespace:script\b[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Scripts that a template names and its folder lacks, by the file and line that name them. Names that data makes are not looked at. */
export async function findMissingScripts(
  folder: TemplateFolder,
  scripts: ScriptFolder,
): Promise<readonly FolderWarning[]> {
  const warnings: FolderWarning[] = []
  for (const { file, text } of templateSources(folder)) {
    const lines = new TextLines(text)
    for (const match of text.matchAll(scriptTag)) {
      const name = match[1] ?? match[2] ?? ''
      if (name === '' || /[{:]/.test(name) || (await scripts.addressOf(name)) !== null) continue
      const line = lines.lineAt(match.index)
      const place = name.startsWith('/') ? name.slice(1) : `scripts/${name}`
      warnings.push({ file, line, message: `The script ${place} is missing; pages do not ask for it.` })
    }
  }
  return warnings
}
