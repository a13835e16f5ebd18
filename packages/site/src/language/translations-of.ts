import type { TranslatedTexts } from '@vitrine/domain/languages/texts/translated-texts'
import type { TranslationKind } from '@vitrine/domain/languages/translation'
import type { SiteTables } from '@vitrine/store/store'

/** The texts of one language, found by what they translate: those of the language first, then of those that stand in for it. */
export class TranslationsOf {
  readonly #store: Pick<SiteTables, 'translations'>
  readonly #chain: readonly string[]
  #kinds: Promise<ReadonlySet<TranslationKind>> | null = null

  /** `chain`: the language and those that stand in for it, the nearest first. */
  constructor(store: Pick<SiteTables, 'translations'>, chain: readonly string[]) {
    this.#store = store
    this.#chain = chain
  }

  /** The texts of several things by their ids; without those that have none. `tables` are those that are read. */
  async find(
    kind: TranslationKind,
    ids: readonly string[],
    tables: Pick<SiteTables, 'translations'>,
  ): Promise<ReadonlyMap<string, readonly TranslatedTexts[]>> {
    if (ids.length === 0 || !(await this.#knownKinds()).has(kind)) return new Map()
    const rows = await tables.translations.findMany(kind, ids)
    const found = new Map<string, TranslatedTexts[]>()
    for (const language of this.#chain) {
      for (const row of rows) {
        if (row.language !== language) continue
        const others = found.get(row.id)
        if (others) others.push(row.texts)
        else found.set(row.id, [row.texts])
      }
    }
    return found
  }

  /** Most languages have a few kinds translated: the others need not be asked for. */
  #knownKinds(): Promise<ReadonlySet<TranslationKind>> {
    this.#kinds ??= this.#store.translations.kinds().then((rows) => {
      const ours = rows.filter(({ language }) => this.#chain.includes(language))
      return new Set(ours.map(({ kind }) => kind))
    })
    return this.#kinds
  }
}
