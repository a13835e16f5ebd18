import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/** A source file of the repository and what it imports. */
export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Lines that name an HTTP status of refusal by its number. */
  readonly statusLines: readonly number[]
}

/** One import or re-export: what is written, and whether it is there only for types. */
export interface Import {
  readonly specifier: string
  readonly isTypeOnly: boolean
}

const skippedFolders = new Set(['node_modules', 'dist', 'corpus', '.git', 'data'])

/** Reads every TypeScript file below a folder. */
export function readSources(root: string, folder: string): readonly SourceFile[] {
  const found: SourceFile[] = []
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name)) found.push(...readSources(root, path))
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) {
      found.push(readSource(root, path))
    }
  }
  return found
}

function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  return {
    path: relative(root, join(root, path)).split(sep).join('/'),
    lines: text.split('\n').length,
    imports: readImports(text),
    statusLines: readStatusLines(text),
  }
}

/** The file of ours that an import leads to; null for a library. */
export function targetOf({ path }: Pick<SourceFile, 'path'>, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const inPackage = /^@vitrine\/([a-z]+)\/(.+)$/.exec(specifier)
  return inPackage ? `packages/${inPackage[1]}/src/${inPackage[2]}.ts` : null
}

/** Finds the imports of a source text: static, re-exported, for side effects, and dynamic. */
export function readImports(text: string): readonly Import[] {
  const withFrom = /^[ \t]*(?:import|export)\s+(type\s+)?[^'"`;]*?\sfrom\s+['"]([^'"]+)['"]/gm
  const bare = /^[ \t]*import\s+['"]([^'"]+)['"]/gm
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [
    ...[...text.matchAll(withFrom)].map((match) => ({
      specifier: match[2] ?? '',
      isTypeOnly: Boolean(match[1]),
    })),
    ...[...text.matchAll(bare)].map((match) => ({ specifier: match[1] ?? '', isTypeOnly: false })),
    ...[...text.matchAll(dynamic)].map((match) => ({ specifier: match[1] ?? '', isTypeOnly: false })),
  ]
}

const namedStatus =
  /\b(?:status(?:Code)?\b[^\n]{0,40}?|(?:refuse|writeHead)\([^\n)]{0,40}?)(?<!< )\b[45]\d\d\b/

/** Finds the lines, counted from 1, in which a status such as 404 is answered or asked about; comments, and where redirects end (`< 400`), aside. */
export function readStatusLines(text: string): readonly number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^\s*(?:\/?\*|\/\/)/.test(line) || !namedStatus.test(line) ? [] : [index + 1]))
}
