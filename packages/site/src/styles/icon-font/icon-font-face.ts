import { iconDrawings } from './icon-drawings.ts'
import { writeFont } from './write-font.ts'

const family = 'squarespace-ui-font'

/** The rule that brings the platform's icon font to sheets that print its signs by their codes, and do not bring it themselves; else ''. */
export function iconFontFace(sheet: string): string {
  if (!sheet.includes(family)) return ''
  if (new RegExp(`@font-face\\s*\\{[^}]*${family}`).test(sheet)) return ''
  const font = writeFont(family, iconDrawings).toString('base64')
  return `@font-face{font-family:${family};src:url(data:font/ttf;base64,${font}) format("truetype")}`
}
