import type { Site } from '../website/site.ts'

/** As much of a title as lists are put in order by. */
const maxKeyLength = 100

/** By what a site is found, beside its settings. */
interface SiteWords {
  /** Its place in a list by title. */
  readonly titleKey: string
  /** The hosts that it answers to, each once, as requests are looked up. */
  readonly hostNames: readonly string[]
}

/** Tells by what a site is found. */
export function siteWords({ title, hosts }: Pick<Site, 'title' | 'hosts'>): SiteWords {
  return {
    titleKey: title.trim().toLowerCase().slice(0, maxKeyLength),
    hostNames: [...new Set(hosts.map((host) => host.toLowerCase()))],
  }
}

/** The words of a search, each of which a site is to have: of an address that was copied, its host. */
export function askedWords(q: string): readonly string[] {
  return composed(q).split(/\s+/).filter(Boolean).map(hostOfAddress)
}

/** A text as it is searched: in lower case, and each letter with its marks as one sign: names of files that are copied may have them apart. */
export function composed(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function hostOfAddress(word: string): string {
  const [, host = word] = address.exec(word) ?? hostAndPort.exec(word) ?? []
  return host
}

const address = /^https?:\/\/([^/?#:]+)/
const hostAndPort = /^([^/?#:]+\.[^/?#:]+):\d+(?:$|[/?#])/
