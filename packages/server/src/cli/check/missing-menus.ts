import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

const tag = /<squarespace:(?:navigation|folder-navigation|category)\b[^<>]*>/g
const named = /\b(navigationId|template)\s*=\s*(["']?)([\w.-]+)\2(?=[\s/>])/g

/**
 * Menus that tags ask for and `template.conf` does not name, so that no owner can fill them, and blocks that are to print menus and lists and
 * are not in the folder. Names that a template works out are left alone; so are menus where the folder names none (`menus` is null).
 */
export function findMissingMenus(
  sources: readonly SourceFile[],
  blocks: ReadonlyMap<string, unknown>,
  menus: ReadonlySet<string> | null,
): readonly Finding[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(tag)].flatMap((found) =>
      [...found[0].matchAll(named)].flatMap((match): readonly Finding[] => {
        const [whole, attribute, , name = ''] = match
        const message =
          attribute === 'template' ? missingBlock(name, blocks) : missingMenu(name, menus ?? new Set([name]))
        if (message === null) return []
        return [warningAt(source, found.index + match.index + whole.lastIndexOf(name), message)]
      }),
    ),
  )
}

function missingBlock(name: string, blocks: ReadonlyMap<string, unknown>): string | null {
  return blocks.has(name) || blocks.has(`${name}.block`) ? null : `There is no block '${name}.block'`
}

function missingMenu(name: string, menus: ReadonlySet<string>): string | null {
  return menus.has(name) ? null : `template.conf names no menu '${name}'`
}
