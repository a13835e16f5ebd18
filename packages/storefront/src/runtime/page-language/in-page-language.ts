import { contextAt } from '../shop-call/page-context.ts'

/**
 * An address of our own as pages of this language have it: all but those of the site's own language begin with a prefix. Pages that stand
 * by themselves, as the checkout does, carry it at their root.
 */
export function inPageLanguage(address: string): string {
  const prefix = contextAt('languagePrefix') ?? document.documentElement.dataset.languagePrefix
  if (typeof prefix !== 'string') return address
  return prefix + (address === '/' ? '' : address.replace(/^\/(?=\?)/, ''))
}
