import {
  fallbackChain,
  type SpokenLanguages,
  shownLanguages,
} from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import { tablesInLanguage } from '@vitrine/site/language/store-in-language'
import { TranslationsOf } from '@vitrine/site/language/translations-of'
import type { SearchedKind, SearchedThing, SearchState } from '@vitrine/store/search/search-records'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { readEntries } from './read-entries.ts'

/** Changes, and rows of a first reading, that are written in one transaction: others wait behind it. */
const changesAtOnce = 20
const rowsAtOnce = 20

/** What is read at the first, in this order. */
const kinds: readonly SearchedKind[] = ['product', 'page', 'item']

/**
 * Brings the indexes of a site a step further, in one transaction: languages that came or went, then what has changed, then what was never
 * read. Returns whether there is more to do. Whatever breaks it off, the next step goes on where the last one was.
 */
export async function indexStep(store: SiteStore, nowMs: number): Promise<boolean> {
  return store.transaction(async (tables) => {
    await tables.search.lock()
    const site = await tables.site.read()
    const states = await tables.search.states()
    if (await changeLanguages(tables, site, states)) return true
    const reading = { tables, site, nowMs }
    const changes = await tables.search.takeChanges(nowMs, changesAtOnce)
    if (changes.length > 0) await readChanges(reading, states, changes)
    else {
      const state = states.find(({ filling }) => filling !== null)
      if (!state) return false
      await readMore(reading, state)
    }
    return true
  })
}

/** Whether a step has something to do; of a site that is not searched often, this is all that is asked. */
export async function isIndexBehind(
  store: SiteStore,
  spoken: SpokenLanguages,
  nowMs: number,
): Promise<boolean> {
  if (await store.search.isBehind(nowMs)) return true
  const states = await store.search.states()
  const wanted = wantedLanguages(spoken)
  return (
    states.length !== wanted.size ||
    states.some(
      ({ language, chain, filling }) => filling !== null || wanted.get(language) !== chain.join(' '),
    )
  )
}

/** The languages that are searched, '' for the site's own, and whose texts each has. */
function wantedLanguages({ language, languages }: SpokenLanguages): ReadonlyMap<string, string> {
  const shown = shownLanguages({ languages, own: language })
  return new Map(
    shown.map(({ code, prefix }) =>
      prefix === '' ? ['', ''] : [code, fallbackChain(code, languages).join(' ')],
    ),
  )
}

async function changeLanguages(
  { search }: SiteTables,
  site: Site,
  states: readonly SearchState[],
): Promise<boolean> {
  const wanted = wantedLanguages(site)
  const gone = states.find(({ language }) => !wanted.has(language))
  if (gone) {
    await search.drop(gone.language)
    return true
  }
  const chains = new Map(states.map(({ language, chain }) => [language, chain.join(' ')]))
  const [fresh] = [...wanted].filter(([language, chain]) => chains.get(language) !== chain)
  if (fresh) await search.begin(fresh[0], fresh[1].split(' '))
  return fresh !== undefined
}

interface Reading {
  readonly tables: SiteTables
  readonly site: Site
  readonly nowMs: number
}

async function readChanges(
  reading: Reading,
  states: readonly SearchState[],
  changes: readonly SearchedThing[],
): Promise<void> {
  const { search } = reading.tables
  await search.forget(changes)
  for (const kind of kinds) {
    const ids = changes.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length > 0) for (const { language } of states) await readThings(reading, language, { kind, ids })
  }
}

async function readMore(reading: Reading, state: SearchState): Promise<void> {
  const { kind, afterId } = state.filling ?? { kind: 'product', afterId: '' }
  const ids = await idsBehind(reading.tables, kind, afterId)
  await readThings(reading, state.language, { kind, ids })
  const next = kinds[kinds.indexOf(kind) + 1]
  const last = ids.at(-1)
  const filling =
    ids.length === rowsAtOnce && last !== undefined
      ? { kind, afterId: last }
      : next === undefined
        ? null
        : { kind: next, afterId: '' }
  await reading.tables.search.fill({ ...state, filling })
}

async function idsBehind(
  { products, items, collections }: SiteTables,
  kind: SearchedKind,
  afterId: string,
): Promise<readonly string[]> {
  if (kind === 'product') return (await products.behind(afterId, rowsAtOnce)).map(({ id }) => id)
  if (kind === 'item') return (await items.behind(afterId, rowsAtOnce)).map(({ id }) => id)
  const ids = (await collections.list()).map(({ id }) => id).sort()
  return ids.filter((id) => id > afterId).slice(0, rowsAtOnce)
}

async function readThings(
  { tables, site, nowMs }: Reading,
  language: string,
  { kind, ids }: { readonly kind: SearchedKind; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const read =
    language === ''
      ? tables
      : tablesInLanguage(tables, new TranslationsOf(tables, fallbackChain(language, site.languages)))
  const { entries, later } = await readEntries(read, kind, ids, nowMs)
  await tables.search.write(language, entries)
  for (const [id, dueMs] of later) await tables.search.remind({ kind: 'item', id }, dueMs)
}
