import { plainLatin } from './addresses/latin-letters.ts'

/** A page address made of a title of a site in a language: lower case words joined by hyphens, at most 60 characters. */
export function urlIdFromTitle(title: string, language: string): string {
  return plainLatin(title.replace(/['’]/g, ''), language)
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
