import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readInside } from '../template-folder/read-inside.ts'
import type { SourceFile } from '../template-folder/template-folder.ts'

/** All scripts together are read up to this many characters. */
const maxTotalChars = 16_000_000

/** The scripts that a template's folder holds, for what they need of the page. */
export async function readScripts(dir: string): Promise<readonly SourceFile[]> {
  const names = await readdir(path.join(dir, 'scripts'), { recursive: true }).catch(() => [])
  const scripts: SourceFile[] = []
  let total = 0
  for (const name of names.filter((each) => /\.m?js$/i.test(each)).sort()) {
    const file = path.posix.join('scripts', name.split(path.sep).join('/'))
    const text = await readInside(dir, file)
    if (text === null || total + text.length > maxTotalChars) continue
    total += text.length
    scripts.push({ file, text })
  }
  return scripts
}
