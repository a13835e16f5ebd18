import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceFile } from '../template-folder/template-folder.ts'

/** The partials that templates may apply without bringing them, by the names they are applied under. */
const partialNames: Readonly<Record<string, string>> = {
  'sqs-share-buttons': 'sqs-share-buttons',
  'sqs-share-buttons.block': 'sqs-share-buttons',
  'sqs-social-links': 'sqs-social-links',
  'sqs-social-links.block': 'sqs-social-links',
  'social-links.block': 'sqs-social-links',
  'sqs-video-background': 'sqs-video-background',
  'sqs-video-background.block': 'sqs-video-background',
}

/** Reads the partials of the platform, by name with and without `.block`. */
export async function readSystemPartials(): Promise<ReadonlyMap<string, SourceFile>> {
  const files = new Map<string, SourceFile>()
  for (const name of new Set(Object.values(partialNames))) {
    const text = await readFile(path.join(import.meta.dirname, `${name}.html`), 'utf8')
    files.set(name, { file: `system-partials/${name}`, text: text.trimEnd() })
  }
  return new Map(
    Object.entries(partialNames).flatMap(([name, of]) => {
      const file = files.get(of)
      return file ? [[name, file] as const] : []
    }),
  )
}
