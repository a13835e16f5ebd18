import { closedStretches } from '@vitrine/site/template-folder/closed-stretches'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'

/** A script that stands in a file of a template. */
export interface WrittenScript {
  readonly code: string
  /** Where its code begins in the file. */
  readonly index: number
}

/** The attributes of a script, which may hold what looks like their end. */
const attributesFirst = /^((?:"[^"]*"|'[^']*'|[^>"'])*)>/

/** The types of scripts of old; modules and data are others. */
const plainType = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;.*)?)?$/i

/** The scripts of a file that browsers would run, as they are written; not those that are read from an address. */
export function writtenScripts({ text }: Pick<SourceFile, 'text'>): readonly WrittenScript[] {
  // What stands in a remark is no script.
  return [...closedStretches(text, ['remark', 'script'])].flatMap(({ kind, head, inside, insideStart }) => {
    const opening = kind === 'script' ? attributesFirst.exec(`${head}>${inside}`) : null
    if (!opening) return []
    const [whole, attributes = ''] = opening
    const more = whole.length - head.length - 1
    const code = inside.slice(more)
    if (code.trim() === '' || /(?:^|\s)src\s*=/i.test(attributes)) return []
    return plainType.test(typeIn(attributes)) ? [{ code, index: insideStart + more }] : []
  })
}

function typeIn(attributes: string): string {
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  return (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim()
}
