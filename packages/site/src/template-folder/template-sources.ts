import type { SourceFile, TemplateFolder } from './template-folder.ts'

/** The files of a template that make HTML. */
export function templateSources({
  regions,
  blocks,
  collections,
  pages,
}: TemplateFolder): readonly SourceFile[] {
  const views = [...collections.values()].flatMap(({ list, item }) => [list, item])
  const files = [
    ...regions.values(),
    ...blocks.values(),
    ...views,
    ...[...pages.values()].map((page) => page.source),
  ]
  return [...new Set(files.filter((file) => file !== null))]
}
