import type { ContentItem } from '@vitrine/domain/content/item'
import { isSameTerm, settleTerms, type Terms } from '@vitrine/domain/content/term-spelling'
import type { SiteTables } from '@vitrine/store/store'
import { knownTerms } from '../known-terms.ts'

interface NewTerms {
  readonly item: ContentItem
  readonly next: ContentItem
  readonly isBackFromTrash: boolean
}

/** Spells terms as their collections know them, which are read once each; who calls holds a collection before it is read. */
export class TermSpeller {
  readonly #known = new Map<string, Promise<Terms>>()

  /** An item with the terms that it does not have yet as others are spelled; what lay in the trash has none yet. */
  async spell(
    tables: Pick<SiteTables, 'items' | 'categories'>,
    { item, next, isBackFromTrash }: NewTerms,
  ): Promise<ContentItem> {
    const { collectionId } = item
    const reading = this.#known.get(collectionId) ?? knownTerms(tables, { collectionId })
    this.#known.set(collectionId, reading)
    const known = await reading
    const spelled = (kind: keyof Terms) => {
      const before = isBackFromTrash
        ? item[kind].filter((term) => !isOtherwise(term, known[kind]))
        : item[kind]
      return settleTerms(next[kind], { known: known[kind], before })
    }
    const terms: Terms = { categories: spelled('categories'), tags: spelled('tags') }
    this.#known.set(collectionId, Promise.resolve(withTerms(known, terms)))
    return { ...next, ...terms }
  }
}

const isOtherwise = (term: string, known: readonly string[]) =>
  !known.includes(term) && known.some((each) => isSameTerm(each, term))

/** What the slice itself gives is known to the items behind it. */
function withTerms(known: Terms, given: Terms): Terms {
  const added = (kind: keyof Terms) => given[kind].filter((term) => !known[kind].includes(term))
  const [categories, tags] = [added('categories'), added('tags')]
  if (categories.length + tags.length === 0) return known
  return { categories: [...known.categories, ...categories], tags: [...known.tags, ...tags] }
}
