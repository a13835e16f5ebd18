import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The style of notices, put into pages that have some; templates style the same class names over it. */
export const noticesCss = readFileSync(path.join(import.meta.dirname, 'notices.css'), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .trim()
