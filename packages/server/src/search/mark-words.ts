import { escapeHtml } from '@vitrine/site/html/escape'

/** Escapes a text and puts the words that were meant into `<em>`. */
export function markWords(text: string, words: readonly string[]): string {
  const meant = new Set(words)
  return text
    .split(/([\p{Letter}\p{Number}\p{Mark}]+)/u)
    .map((part) => {
      const word = part
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase()
      return meant.has(word) ? `<em>${escapeHtml(part)}</em>` : escapeHtml(part)
    })
    .join('')
}
