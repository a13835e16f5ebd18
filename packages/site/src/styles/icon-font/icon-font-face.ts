import { readFileSync } from 'node:fs'
import path from 'node:path'

const family = 'squarespace-ui-font'

/**
 * The signs of the platform's icon font that templates print by their codes: back (E000), left and right (E02C, E02D), a cross (E02E) and
 * a menu (E030), drawn by us.
 */
const font = readFileSync(path.join(import.meta.dirname, 'icon-font.woff2'), 'base64')

/** The rule that brings the platform's icon font to sheets that print its signs by their codes, and do not bring it themselves; else ''. */
export function iconFontFace(sheet: string): string {
  if (!sheet.includes(family)) return ''
  if (new RegExp(`@font-face\\s*\\{[^{}]*${family}`).test(sheet)) return ''
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${font}) format("woff2")}`
}
