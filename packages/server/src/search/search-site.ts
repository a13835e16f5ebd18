import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { askedWords, isMeant } from '@vitrine/domain/search/asked-words'
import { searchWords } from '@vitrine/domain/search/search-words'
import type { PageContext } from '@vitrine/site/page-json/page-context'
import type { SearchDocument } from '@vitrine/site/search/search-document'
import { hasOwnWords } from '@vitrine/site/theme/page-kinds'
import type { Theme } from '@vitrine/site/theme/theme'
import type { SearchPlace } from '@vitrine/store/search/search-records'
import { foundDocuments } from './found-documents.ts'
import type { SearchKeeper } from './search-keeper.ts'

/** Something that was found, and the words of it that were meant. */
export interface SearchHit {
  readonly document: SearchDocument
  readonly words: readonly string[]
}

/** A part of what was found, and how much there is. */
interface SearchResult {
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** Words of the site that are near to what was written, if nothing was found. */
  readonly suggestions: readonly string[]
}

/** What is looked for. */
interface SearchQuery {
  readonly text: string
  /** Only of this collection; null: of the whole site. */
  readonly collectionId: string | null
  readonly offset: number
  readonly limit: number
}

/** Most words that are proposed to somebody who found nothing. */
const maxSuggestions = 4

/** Finds what a visitor looks for: whole words, beginnings of words, and words with a slip in them. */
export async function searchSite(
  { text, collectionId, offset, limit }: SearchQuery,
  context: PageContext,
  keeper: SearchKeeper,
): Promise<SearchResult> {
  const words = askedWords(text)
  if (words.length === 0) return { hits: [], total: 0, suggestions: [] }
  const { site, store } = context
  const language = indexOf(context)
  await keeper.settle(site.id, { language: context.language.own, languages: site.languages })
  const place = { language, collectionId, ...shelvesOf(context) }
  const { things, total } = await store.search.find({ ...place, words, offset, limit })
  if (total === 0) return { hits: [], total, suggestions: await nearWords(words, place, context) }
  const documents = await foundDocuments(things, context)
  const hits = documents.map((document) => ({ document, words: wordsMeant(words, document) }))
  return { hits, total, suggestions: [] }
}

/** The language whose index is asked; '' is the site's own, which a language that is not shown yet is searched in, too. */
function indexOf({ language, site }: PageContext): string {
  const isShown = site.languages.some(({ code, isEnabled }) => isEnabled && code === language.code)
  return language.prefix !== '' && isShown ? language.code : ''
}

interface Shelves {
  readonly openIds: ReadonlySet<string>
  /** Pages that are not found. */
  readonly closedIds: readonly string[]
}

const shelves = new WeakMap<readonly Collection[], { readonly theme: Theme; readonly shelves: Shelves }>()

/** Which collections are open to everybody, and which of them are found by words of their own; read once for each revision of a site and its template. */
function shelvesOf({ collections, theme }: Pick<PageContext, 'collections' | 'theme'>): Shelves {
  const known = shelves.get(collections)
  if (known?.theme === theme) return known.shelves
  const open = collections.filter((each) => each.isEnabled && !isShut(each, collections))
  const found = new Set(open.filter((each) => hasOwnWords(each, theme)))
  const read = {
    openIds: new Set(open.map(({ id }) => id)),
    closedIds: collections.filter((each) => !found.has(each)).map(({ id }) => id),
  }
  shelves.set(collections, { theme, shelves: read })
  return read
}

/** Words of which at least one is near to one that was written; what stands in many texts comes first. */
async function nearWords(
  words: readonly string[],
  place: SearchPlace,
  { store }: PageContext,
): Promise<readonly string[]> {
  const near = await Promise.all(
    words.filter(isTelling).map((word) => store.search.nearWords(place, word, maxSuggestions)),
  )
  return [...new Set(near.flat())].slice(0, maxSuggestions)
}

/** Whether a word is worth proposing others for: a letter of ours or a digit alone comes of markup or a slip, but a sign of others can be a word. */
function isTelling(word: string): boolean {
  return !lettersAlone.test(word)
}

const lettersAlone = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Number}]$/u

function wordsMeant(asked: readonly string[], { title, summary }: SearchDocument): readonly string[] {
  const words = new Set(searchWords(`${title} ${summary}`))
  return [...words].filter((word) => asked.some((each) => isMeant(each, word)))
}
