import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

const query =
  /<squarespace:(?:query|category|related|gallery|menu)\b[^<>]*?\bcollection\s*=\s*(["']?)([\w-]+)\1(?=[\s/>])/g
const foreignId = /(?<![0-9a-f/])[0-9a-f]{24}(?![0-9a-f/])/g

/** Queries for addresses that no collection of the sample site has: they stay empty until an owner makes such a collection. */
export function findMissingCollections(
  sources: readonly SourceFile[],
  addresses: ReadonlySet<string>,
): readonly Finding[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(query)].flatMap((match) => {
      const [whole, , address = ''] = match
      if (addresses.has(address) || isId(address)) return []
      return [
        warningAt(
          source,
          match.index + whole.lastIndexOf(address),
          `The sample site has no collection at '${address}': the query stays empty until an owner makes one`,
        ),
      ]
    }),
  )
}

/** Ids that are written into files: they are those of the site on which the template was made, and of nothing anywhere else. */
export function findForeignIds(sources: readonly SourceFile[]): readonly Finding[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(foreignId)].map((match) =>
      warningAt(
        source,
        match.index,
        `The id ${match[0]} is of the site that the template was made on: nothing here has it`,
      ),
    ),
  )
}

function isId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text)
}
