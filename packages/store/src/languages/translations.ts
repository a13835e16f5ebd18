import type { Translation, TranslationKey, TranslationKind } from '@vitrine/domain/languages/translation'

/** The texts of a site in its further languages. */
export interface TranslationRecords {
  find(key: TranslationKey): Promise<Translation | undefined>
  /** The translations of several things of a kind, in every language; without those that have none. */
  findMany(kind: TranslationKind, ids: readonly string[]): Promise<readonly Translation[]>
  /** All of a kind, in every language. */
  listKind(kind: TranslationKind): Promise<readonly Translation[]>
  /** Which kinds have translations, by language. */
  kinds(): Promise<readonly Pick<TranslationKey, 'language' | 'kind'>[]>
  save(translation: Translation): Promise<void>
  remove(key: TranslationKey): Promise<void>
  /** Removes everything in a language. */
  removeLanguage(language: string): Promise<void>
  /** Removes some texts of products and forms that went before a moment, and did not come back; returns how many. */
  removeSetAside(beforeMs: number): Promise<number>
}
