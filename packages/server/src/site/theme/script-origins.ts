import type { TemplateFolder } from '../template-folder/template-folder.ts'

/** The foreign hosts whose scripts a template's own files name, such as https://code.example: the page policy lets them run. */
export function findScriptOrigins({
  regions,
  blocks,
  collections,
  pages,
}: TemplateFolder): readonly string[] {
  const types = [...collections.values()].flatMap(({ list, item }) => [list, item])
  const sources = [
    ...regions.values(),
    ...blocks.values(),
    ...types,
    ...[...pages.values()].map((page) => page.source),
  ]
  const origins = new Set<string>()
  for (const source of sources) {
    for (const [, address = ''] of source?.text.matchAll(
      /<script\b[^>]*\bsrc\s*=\s*["']((?:https:)?\/\/[^"'{]+)/gi,
    ) ?? []) {
      const url = address.startsWith('//') ? `https:${address}` : address
      if (URL.canParse(url)) origins.add(new URL(url).origin)
    }
  }
  return [...origins]
}
