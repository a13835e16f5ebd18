import type { SourceFile } from '@vitrine/site/template-folder/template-folder'

/** A script that stands in a file of a template. */
export interface WrittenScript {
  readonly code: string
  /** Where its code begins in the file. */
  readonly index: number
}

/** Comments come first, as what stands in one is no script. */
const commentOrScript = /<!--[\s\S]*?-->|(<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>)([\s\S]*?)<\/script\s*>/gi

/** The types of scripts of old; modules and data are others. */
const plainType = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;.*)?)?$/i

/** The scripts of a file that browsers would run, as they are written; not those that are read from an address. */
export function writtenScripts({ text }: Pick<SourceFile, 'text'>): readonly WrittenScript[] {
  return [...text.matchAll(commentOrScript)].flatMap((match) => {
    const [, opening, attributes = '', code = ''] = match
    if (opening === undefined || code.trim() === '' || /(?:^|\s)src\s*=/i.test(attributes)) return []
    return plainType.test(typeIn(attributes)) ? [{ code, index: match.index + opening.length }] : []
  })
}

function typeIn(attributes: string): string {
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  return (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim()
}
