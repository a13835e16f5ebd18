import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionType, SourceFile } from '../template-folder/template-folder.ts'
import { type ViewKind, viewKinds } from './view-kind.ts'

/** The views of collections that a template leaves to the platform, by kind. */
export async function readDefaultViews(): Promise<ReadonlyMap<ViewKind, CollectionType>> {
  const macros = await readText('shared-macros')
  const entries = Object.entries(viewKinds).map(async ([kind, { hasItem }]) => {
    const type: CollectionType = {
      conf: {},
      list: await readView(`${kind}.list`, macros),
      item: hasItem ? await readView(`${kind}.item`, macros) : null,
    }
    return [kind as ViewKind, type] as const
  })
  return new Map(await Promise.all(entries))
}

/** The page shown for unknown addresses by templates without one of their own. */
export function readDefaultNotFound(): Promise<SourceFile> {
  return readView('not-found.page', '')
}

async function readView(name: string, macros: string): Promise<SourceFile> {
  return { file: `default-views/${name}`, text: macros + (await readText(name)) }
}

/** The line ends between macros would stand in each page. */
async function readText(name: string): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, `${name}.html`), 'utf8')
  return name === 'shared-macros' ? text.replace(/\n+/g, '') : text
}
