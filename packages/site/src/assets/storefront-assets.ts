import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languagePart } from '@vitrine/domain/words/language-part'
import { escapeHtml } from '../html/escape.ts'
import type { Log } from '../log.ts'

/** Addresses of the storefront's browser bundles, read from the build. */
export interface StorefrontAssets {
  /**
   * The tags that load an entry, in the words of a language where it is translated: `browser` is on every page; `cart-page`,
   * `checkout-page` and `order-page` on theirs.
   */
  tagsOf(entry: string, language: string): EntryTags
  /** The tags that load scripts for older templates; those run at once, for the template's own come right after them. */
  compatTags(parts: readonly string[], language: string): string
}

interface EntryTags {
  readonly headHtml: string
  readonly footHtml: string
}

/** Where the built bundles lie and are served from. */
export const bundleDir = path.resolve(import.meta.dirname, '../../../storefront/dist/browser')

/** Reads the manifest of the browser build; without a build, pages work without scripts. */
export function readStorefrontAssets(log: Log, dir = bundleDir): StorefrontAssets {
  const chunks = readManifest(log, dir)
  const compat = readCompatFiles(dir)
  const entriesIn = (folder: string): ReadonlyMap<string, EntryTags> =>
    new Map(
      chunks
        .filter(({ isEntry }) => isEntry)
        .map((entry) => [entry.name, tagsOfEntry(entry, chunks, folder)]),
    )
  const english = entriesIn('')
  const translated = new Map(languageFolders(dir).map(([code, folder]) => [code, entriesIn(`${folder}/`)]))
  return {
    compatTags: (parts, language) =>
      parts
        .flatMap((part) => compat.get(`${part}.${languagePart(language)}`) ?? compat.get(part) ?? [])
        .map((file) => `<script src="/universal/${escapeHtml(file)}"></script>`)
        .join(''),
    tagsOf: (entry, language) =>
      (translated.get(languagePart(language)) ?? english).get(entry) ?? { headHtml: '', footHtml: '' },
  }
}

/** The folders of scripts in other languages than English, by what they are called: `de-59ab090`. */
function languageFolders(dir: string): readonly (readonly [string, string])[] {
  try {
    return readdirSync(dir).flatMap((name) => {
      const [, code] = /^([a-z]{2,3})-[0-9a-f]{7}$/.exec(name) ?? []
      return code === undefined ? [] : [[code, name] as const]
    })
  } catch {
    return []
  }
}

function tagsOfEntry(entry: Chunk, chunks: readonly Chunk[], folder: string): EntryTags {
  const styles = stylesOf(entry, chunks).map(
    (file) => `<link rel="stylesheet" href="/universal/${escapeHtml(file)}">`,
  )
  const script = `<script type="module" src="/universal/${escapeHtml(folder + entry.file)}"></script>`
  return { headHtml: styles.join('\n'), footHtml: script }
}

interface Chunk {
  readonly key: string
  readonly name: string
  readonly file: string
  readonly css: readonly string[]
  readonly imports: readonly string[]
  readonly isEntry: boolean
}

function stylesOf(chunk: Chunk, chunks: readonly Chunk[], seen = new Set<string>()): readonly string[] {
  if (seen.has(chunk.key)) return []
  seen.add(chunk.key)
  const imported = chunk.imports.flatMap((key) => chunks.find((each) => each.key === key) ?? [])
  const files = [...imported.flatMap((each) => stylesOf(each, chunks, seen)), ...chunk.css]
  return [...new Set(files)]
}

function readManifest(log: Log, dir: string): readonly Chunk[] {
  let manifest: unknown
  try {
    manifest = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8'))
  } catch {
    log.warn({ dir }, 'The storefront is not built: pages are served without scripts. Run `npm run build`.')
    return []
  }
  if (typeof manifest !== 'object' || manifest === null) return []
  return Object.entries(manifest).map(([key, chunk]) => ({
    key,
    name: String(chunk.name ?? ''),
    file: String(chunk.file ?? ''),
    css: textsOf(chunk.css),
    imports: textsOf(chunk.imports),
    isEntry: chunk.isEntry === true,
  }))
}

function readCompatFiles(dir: string): ReadonlyMap<string, string> {
  try {
    const files: unknown = JSON.parse(readFileSync(path.join(dir, '.vite/compat.json'), 'utf8'))
    return new Map(Object.entries(Object(files)).map(([name, file]) => [name, String(file)]))
  } catch {
    return new Map()
  }
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
