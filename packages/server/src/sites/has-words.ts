import { askedWords } from '@vitrine/domain/sites/site-words'
import type { Site } from '@vitrine/domain/website/site'
import { searchedWords } from '@vitrine/store/website/searched-words'

/** Whether title or hosts of a site hold each of some words. */
export function hasWords(site: Pick<Site, 'title' | 'hosts'>, q: string): boolean {
  const words = searchedWords(site)
  return askedWords(q).every((word) => words.includes(word))
}
