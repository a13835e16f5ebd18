import { linkIn } from '@vitrine/domain/website/languages/address-in-language'
import type { Edit, ElementRule } from '../html/rewrite-elements.ts'
import { prefixesOf } from './data-in-language.ts'
import type { Spoken } from './page-languages.ts'

/** The rules that keep visitors of a page in its language; none for pages in the site's own. */
export function languageRules({ language, site }: Spoken): readonly ElementRule[] {
  return language.prefix === '' ? [] : [new LanguageLinks(language.prefix, prefixesOf(site.languages))]
}

/**
 * Links and forms whose addresses are those of pages of the site get the prefix of the language: templates and texts write them without. So
 * does the page that a form leads on to once a script has sent it.
 */
class LanguageLinks implements ElementRule {
  readonly tags = ['a', 'area', 'form']
  readonly #prefix: string
  readonly #prefixes: readonly string[]
  readonly #edits: Edit[] = []

  constructor(prefix: string, prefixes: readonly string[]) {
    this.#prefix = prefix
    this.#prefixes = prefixes
  }

  /** A link that names its language itself, by `hreflang`, leads to another one. */
  meet(html: string, at: number, tag: string): void {
    const wanted = tag === 'form' ? ofForms : ofLinks
    const edits = new Map<string, Edit>()
    attribute.lastIndex = at + 1 + tag.length
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      const [whole, name = '', inDouble, inSingle, bare] = found
      const attributeName = name.toLowerCase()
      if (attributeName === 'hreflang') return
      const written = inDouble ?? inSingle ?? bare
      if (!wanted.includes(attributeName) || written === undefined || edits.has(attributeName)) continue
      const start = found.index + whole.lastIndexOf(written)
      // Only the beginning changes, by letters that need no escape.
      const text = linkIn(this.#prefix, written, this.#prefixes)
      if (text !== written) edits.set(attributeName, { start, end: start + written.length, text })
    }
    this.#edits.push(...edits.values())
  }

  edits(): readonly Edit[] {
    return this.#edits
  }
}

const ofLinks: readonly string[] = ['href']
const ofForms: readonly string[] = ['action', 'data-success-redirect']

/** The next attribute of a tag; none where the tag ends. */
const attribute = /[\s/]+([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y
