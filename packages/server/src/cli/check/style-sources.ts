import { listInside, readInside } from '@vitrine/site/template-folder/read-inside'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'

/** The sheets of a template's folder, those that `template.conf` does not name too. */
export async function readStyleSources(dir: string): Promise<readonly SourceFile[]> {
  const names = (await listInside(dir, 'styles')).filter((name) => /\.(?:less|css)$/i.test(name))
  const sheets = await Promise.all(
    names.map(async (name) => ({ file: `styles/${name}`, text: await readInside(dir, `styles/${name}`) })),
  )
  return sheets.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]))
}
