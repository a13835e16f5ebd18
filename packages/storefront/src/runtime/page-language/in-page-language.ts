import { withoutPrefix } from '@vitrine/domain/website/languages/address-in-language'
import { contextAt } from '../shop-call/page-context.ts'

/**
 * An address of our own as pages of this language have it: all but those of the site's own language begin with a prefix. Pages that stand
 * by themselves, as the checkout does, carry it at their root. The server gives the links of the pages that it draws their prefix itself.
 */
export function inPageLanguage(address: string): string {
  if (!('document' in globalThis) || !isOwn(address)) return address
  const prefix = contextAt('languagePrefix') ?? document.documentElement.dataset.languagePrefix
  if (typeof prefix !== 'string' || withoutPrefix(address, prefix) !== null) return address
  return prefix + (address === '/' ? '' : address.replace(/^\/(?=\?)/, ''))
}

function isOwn(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}
