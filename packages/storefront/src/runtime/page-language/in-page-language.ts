import { contextAt } from '../shop-call/page-context.ts'

/** An address of our own as pages of this language have it: all but those of the site's own language begin with a prefix. */
export function inPageLanguage(address: string): string {
  const prefix = contextAt('languagePrefix')
  if (typeof prefix !== 'string') return address
  return prefix + (address === '/' ? '' : address.replace(/^\/(?=\?)/, ''))
}
