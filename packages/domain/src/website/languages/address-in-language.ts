/** What the first part of an address looks like that may lead to a language. */
const prefixShape = /^\/([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2})(?=[/?]|$)/

/** The word at the beginning of an address that may be the prefix of a language; null where none is. */
export function possiblePrefix(address: string): string | null {
  const word = prefixShape.exec(address)?.[1] ?? null
  return word === 'api' ? null : word
}

/** Whether a word can be the prefix of a language: letters of a language, and of a region or script behind a dash. */
export function isPrefix(word: string): boolean {
  return possiblePrefix(`/${word}`) === word
}

/** The address behind a prefix; null for addresses that do not begin with it. */
export function withoutPrefix(address: string, prefix: string): string | null {
  if (!address.startsWith(prefix)) return null
  const rest = address.slice(prefix.length)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : null
}

/** An address of the site in a language; its home page stands at the prefix itself. */
export function addressIn(prefix: string, address: string): string {
  if (prefix === '') return address
  return prefix + (/^\/(?=[?#]|$)/.test(address) ? address.slice(1) : address)
}

/** First parts of what is the same in all languages: files, and what only owners and scripts ask for. */
const sameInAll =
  /^\/(?:api\/(?:panel|multilingual)|assets|config|health|s|scripts|static|storage|universal)(?:[/?#]|$)/

/** The last part of the address of a file. */
const fileEnding = /\.[a-z0-9]{2,5}(?:[?#]|$)/i

/**
 * An address as a page in a language links to it: those of pages and forms of the site get the prefix; files, other sites, and what
 * names a language already are left as they are.
 */
export function linkIn(prefix: string, link: string, prefixes: readonly string[]): string {
  if (!link.startsWith('/') || link.startsWith('//') || sameInAll.test(link)) return link
  if (fileEnding.test(link.split(/[?#]/, 1)[0] ?? '')) return link
  if (prefixes.some((each) => withoutPrefix(link.split('#', 1)[0] ?? '', each) !== null)) return link
  return addressIn(prefix, link)
}
