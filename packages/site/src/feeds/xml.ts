import { escapeHtml } from '../html/escape.ts'

/** Escapes text for XML and drops the characters that XML cannot hold. */
export function xml(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').toWellFormed())
}
