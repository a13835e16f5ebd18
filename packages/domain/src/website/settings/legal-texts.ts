import type { StoreSettings } from '../store-settings.ts'

/** The texts that the law asks shops for, by name; cleaned HTML, '' for none. */
export type LegalTexts = Readonly<Record<LegalPage, string>>

/** Pages of legal texts: how they are called, and where they are shown. */
export const legalPages = {
  terms: { title: 'Terms of service', path: '/legal/terms' },
  privacy: { title: 'Privacy policy', path: '/legal/privacy' },
  returns: { title: 'Returns and refunds', path: '/legal/returns' },
  imprint: { title: 'Legal notice', path: '/legal/notice' },
} as const

/** The name of such a page. */
export type LegalPage = keyof typeof legalPages

/** The names of all, in the order in which they are listed. */
export const legalPageNames = [
  'terms',
  'privacy',
  'returns',
  'imprint',
] as const satisfies readonly LegalPage[]

/** What a site has without such texts. */
export const noLegalTexts: LegalTexts = { terms: '', privacy: '', returns: '', imprint: '' }

/** The texts that a site has, with where they are. */
export function shownLegalPages({ legal }: { readonly legal: LegalTexts }): readonly {
  readonly name: LegalPage
  readonly title: string
  readonly path: string
  readonly html: string
}[] {
  return legalPageNames.flatMap((name) =>
    legal[name] === '' ? [] : [{ name, ...legalPages[name], html: legal[name] }],
  )
}

/** Where a legal text is: at the address that the shop gives, else on its own page; '' where there is none. */
export function legalAddress(
  { store, legal }: { readonly store: StoreSettings; readonly legal: LegalTexts },
  name: LegalPage,
): string {
  const given = { terms: store.termsUrl, privacy: store.privacyUrl, returns: store.returnsUrl, imprint: '' }
  return given[name] || (legal[name] === '' ? '' : legalPages[name].path)
}
