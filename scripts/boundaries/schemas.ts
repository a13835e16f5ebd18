import { type SourceFile, targetOf } from './source-file.ts'

/** Says by which imports a page of a visitor would load schemas: calls are imported as types, their addresses as values. */
export function findSchemasInPages(files: readonly SourceFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const seen = new Set<string>()
  const found: string[] = []

  const follow = (file: SourceFile, trail: readonly string[]): void => {
    if (seen.has(file.path)) return
    seen.add(file.path)
    for (const { specifier, isTypeOnly } of file.imports) {
      if (isTypeOnly) continue
      const here = [...trail, file.path]
      if (specifier === 'typebox') found.push(`Pages of visitors would load schemas: ${here.join(' -> ')}.`)
      const target = byPath.get(targetOf(file, specifier) ?? '')
      if (target) follow(target, here)
    }
  }

  for (const file of files.filter(isOfPages)) follow(file, [])
  return found
}

function isOfPages({ path }: SourceFile): boolean {
  return /^packages\/storefront\/src\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)
}
