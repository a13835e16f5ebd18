import { contextAt } from '../shop-call/page-context.ts'

/**
 * The language in which the server wrote the page's prices and dates. The attribute of the page is the template's word, and
 * often a fixed one.
 */
export function pageLanguage(): string {
  const told = contextAt('website', 'language')
  return typeof told === 'string' && told !== '' ? told : document.documentElement.lang || 'en-US'
}
