import { domainToUnicode } from 'node:url'
import { composed } from '@vitrine/domain/sites/site-words'
import type { Site } from '@vitrine/domain/website/site'

/** A host name as people write it. */
export function shownHost(host: string): string {
  return domainToUnicode(host) || host
}

/** Title and hosts of a site in lower case, for a search: hosts as requests name them, and as people write them. */
export function searchedWords({ title, hosts }: Pick<Site, 'title' | 'hosts'>): string {
  const written = hosts.map(shownHost).filter((host) => !hosts.includes(host))
  return composed([title, ...hosts, ...written].join(' '))
}
