import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionType, SourceFile } from '../template-folder/template-folder.ts'

/** The views of collections that a template leaves to the platform, by type. */
export async function readDefaultViews(): Promise<ReadonlyMap<string, CollectionType>> {
  const types = ['products', 'blog']
  return new Map(await Promise.all(types.map(async (type) => [type, await readType(type)] as const)))
}

/** The page shown for unknown addresses by templates without one of their own. */
export function readDefaultNotFound(): Promise<SourceFile> {
  return readView('not-found.page')
}

async function readType(type: string): Promise<CollectionType> {
  return { conf: {}, list: await readView(`${type}.list`), item: await readView(`${type}.item`) }
}

async function readView(name: string): Promise<SourceFile> {
  return {
    file: `default-views/${name}`,
    text: await readFile(path.join(import.meta.dirname, `${name}.html`), 'utf8'),
  }
}
