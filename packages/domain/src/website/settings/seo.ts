/** How pages are found: their titles, what search engines and those who share links are told. */
export interface SeoSettings {
  /** Patterns of titles: %s the site, %p the page, %i the item. */
  readonly homepageTitleFormat: string
  readonly collectionTitleFormat: string
  readonly itemTitleFormat: string
  /** What is said of pages that say nothing of themselves. */
  readonly description: string
  /** Search engines are asked to leave the site alone. */
  readonly isHidden: boolean
  /** Words by which services know that the site is its owner's; '' for none. */
  readonly verification: Readonly<Record<VerificationService, string>>
}

/** Services that want to see a word of theirs in the head of pages, with the name of the element that holds it. */
export const verificationServices = {
  google: { label: 'Google', element: 'google-site-verification' },
  bing: { label: 'Bing', element: 'msvalidate.01' },
  pinterest: { label: 'Pinterest', element: 'p:domain_verify' },
  facebook: { label: 'Facebook', element: 'facebook-domain-verification' },
  yandex: { label: 'Yandex', element: 'yandex-verification' },
} as const

/** A service that asks whose a site is. */
export type VerificationService = keyof typeof verificationServices

/** What a site has that says nothing of it. */
export const usualSeo: SeoSettings = {
  homepageTitleFormat: '%s',
  collectionTitleFormat: '%p — %s',
  itemTitleFormat: '%i — %s',
  description: '',
  isHidden: false,
  verification: { google: '', bing: '', pinterest: '', facebook: '', yandex: '' },
}

/** Longest pattern and description. */
const limits = { format: 200, description: 400 }

const formats = ['homepageTitleFormat', 'collectionTitleFormat', 'itemTitleFormat'] as const

/** Says what is wrong with the settings, by field. */
export function checkSeo(seo: SeoSettings): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const name of formats) {
    const problem = formatProblem(seo[name])
    if (problem !== null) errors[name] = problem
  }
  if (seo.description.trim().length > limits.description)
    errors.description = `Use at most ${limits.description} characters.`
  for (const [name, { label }] of Object.entries(verificationServices)) {
    const token = tokenOf(seo.verification[name as VerificationService])
    if (!/^[\w=.+/-]{0,200}$/.test(token))
      errors[`verification.${name}`] = `This is no word of ${label}: letters, digits and - _ = alone.`
  }
  return errors
}

function formatProblem(format: string): string | null {
  if (format.trim() === '') return 'Please write a pattern.'
  if (format.trim().length > limits.format) return `Use at most ${limits.format} characters.`
  return /%(?![spci])/.test(format) ? 'After % only s, p or i can stand: the site, the page, the item.' : null
}

/** The settings as they are kept. */
export function keptSeo(seo: SeoSettings): SeoSettings {
  const { google, bing, pinterest, facebook, yandex } = seo.verification
  return {
    homepageTitleFormat: seo.homepageTitleFormat.trim(),
    collectionTitleFormat: seo.collectionTitleFormat.trim(),
    itemTitleFormat: seo.itemTitleFormat.trim(),
    description: seo.description.trim(),
    isHidden: seo.isHidden,
    verification: {
      google: tokenOf(google),
      bing: tokenOf(bing),
      pinterest: tokenOf(pinterest),
      facebook: tokenOf(facebook),
      yandex: tokenOf(yandex),
    },
  }
}

/** Writes a title: %s the site, %p or, as older templates name it, %c the page, %i the item. */
export function fillTitle(
  format: string,
  names: { readonly site: string; readonly page?: string; readonly item?: string },
): string {
  return format.replace(/%([spci])/g, (_, letter: string) => {
    if (letter === 's') return names.site
    return (letter === 'i' ? names.item : names.page) ?? ''
  })
}

/** The word alone, of those who copy the whole element that a service shows them. */
function tokenOf(text: string): string {
  return (/\bcontent\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? text).trim()
}
