import type { PageContext } from '@vitrine/site/page-json/page-context'
import { LRUCache } from 'lru-cache'
import MiniSearch, { type Query } from 'minisearch'
import { readDocuments } from './read-documents.ts'
import type { SearchDocument } from './search-document.ts'

/** Something that was found, and the words of it that were meant. */
export interface SearchHit {
  readonly document: SearchDocument
  readonly words: readonly string[]
}

/** A part of what was found, and how much there is. */
export interface SearchResult {
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** Words of the site that are near to what was written, if nothing was found. */
  readonly suggestions: readonly string[]
}

/** What is looked for. */
export interface SearchQuery {
  readonly text: string
  /** Only of this collection; null: of the whole site. */
  readonly collectionId: string | null
  readonly offset: number
  readonly limit: number
}

/** An index is made again when the site has changed, but no more often than this: each sale changes it. */
const freshMs = 30_000

/** Indexes that are kept; those of the sites that were searched last. */
const maxSites = 16

interface Kept {
  readonly index: Promise<MiniSearch<SearchDocument>>
  readonly revision: number
  readonly madeAtMs: number
}

/** The full-text indexes of sites, made when somebody searches. */
export class SearchIndexes {
  readonly #kept = new LRUCache<string, Kept>({ max: maxSites })

  /** Finds what a visitor looks for: whole words, beginnings of words, and words with a slip in them. */
  async search(query: SearchQuery, context: PageContext): Promise<SearchResult> {
    const text = query.text.trim()
    if (text === '') return { hits: [], total: 0, suggestions: [] }
    const index = await this.#indexOf(context)
    const found = index.search(wholeQuery(text), {
      boost: { title: 4, terms: 2 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      ...(query.collectionId === null ? {} : { filter: (each) => each.collectionId === query.collectionId }),
    })
    const hits = found.slice(query.offset, query.offset + query.limit).map((each) => ({
      // Every field of a document is stored with it.
      document: each as unknown as SearchDocument,
      words: Object.keys(each.match),
    }))
    return { hits, total: found.length, suggestions: found.length === 0 ? nearWords(index, text) : [] }
  }

  #indexOf(context: PageContext): Kept['index'] {
    const { site, nowMs, language } = context
    const key = `${site.id}${language.prefix}`
    const known = this.#kept.get(key)
    if (known && (known.revision === site.revision || nowMs - known.madeAtMs < freshMs)) return known.index
    const index = makeIndex(context)
    index.catch(() => this.#kept.delete(key))
    this.#kept.set(key, { index, revision: site.revision, madeAtMs: nowMs })
    return index
  }
}

/** Most words that are proposed to somebody who found nothing. */
const maxSuggestions = 4

/** Words of which at least one is near to one that was written; what stands in many texts comes first. */
function nearWords(index: MiniSearch<SearchDocument>, text: string): readonly string[] {
  const found = wordsOf(text).flatMap((word) =>
    index.autoSuggest(word, { fuzzy: 0.4, prefix: true, combineWith: 'OR' }),
  )
  const byScore = found.toSorted((one, other) => other.score - one.score)
  return [...new Set(byScore.map(({ suggestion }) => suggestion))].slice(0, maxSuggestions)
}

async function makeIndex(context: PageContext): Promise<MiniSearch<SearchDocument>> {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'terms', 'text'],
    storeFields: [
      'id',
      'url',
      'title',
      'summary',
      'price',
      'imageUrl',
      'collectionId',
      'collectionTitle',
      'urlId',
      'categories',
      'author',
      'publishedAtMs',
    ],
    tokenize: wordsOf,
    processTerm: (term) => withoutMarks(term) || null,
  })
  await index.addAllAsync(await readDocuments(context), { chunkSize: 100 })
  return index
}

/** Every word must be found: as it is, as a beginning, with a letter wrong, or with two neighbours swapped. */
function wholeQuery(text: string): Query {
  const queries = wordsOf(text).map((word): Query => {
    const asWritten: Query = {
      queries: [word],
      prefix: (term) => term.length >= 2,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 3 ? 1 : false),
    }
    const swapped: Query = { queries: swaps(word), boostTerm: () => 0.4 }
    return { combineWith: 'OR', queries: [asWritten, swapped] }
  })
  return { combineWith: 'AND', queries }
}

/** A word with each pair of neighbouring letters swapped; of short words only, as longer ones forgive two slips. */
function swaps(word: string): string[] {
  const letters = [...word]
  if (letters.length < 3 || letters.length > 7) return []
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  )
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? []
}

/** A word without case and accents, so that `cafe` finds `Café`. */
function withoutMarks(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
