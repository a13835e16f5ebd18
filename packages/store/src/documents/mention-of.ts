import { domainToUnicode } from 'node:url'
import { emailKey } from '@vitrine/domain/contact/email-address'

/** An e-mail address in documents in small letters, as patterns: with its domain as name servers know it, and in its own letters. */
export interface Mentions {
  readonly mention: string
  readonly otherMention: string
}

/** The patterns of documents in which an address stands as a text of its own. */
export function mentionsOf(email: string): Mentions {
  return patternsOf(email, (written) => JSON.stringify(written).replace(/[%_]/g, '_'))
}

/** The patterns of documents in which an address stands anywhere, and of some others: it may hold the signs of a pattern. */
export function looseMentionsOf(email: string): Mentions {
  return patternsOf(email, (written) => written)
}

/** The pattern of documents in which a link begins with a path of the site, and of some others: that of HTML stands in quotes too. */
export function linksTo(path: string): string {
  return `%"${path.replace(/[%_\\]/g, '_')}%`
}

/** The pattern of documents of which a line is of a product. */
export function mentionOfProduct(productId: string): string {
  return `%"itemId":${JSON.stringify(productId)}%`
}

function patternsOf(email: string, write: (written: string) => string): Mentions {
  const key = emailKey(email)
  const [, user = key, domain = ''] = /^(.*@)(.*)$/s.exec(key) ?? []
  return { mention: `%${write(key)}%`, otherMention: `%${write(user + domainToUnicode(domain))}%` }
}
