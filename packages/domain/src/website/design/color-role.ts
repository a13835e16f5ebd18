import type { TweakField } from './tweak-field.ts'

/** What a colour of a template is for. */
export type ColorRole = 'paper' | 'surface' | 'ink' | 'muted' | 'line' | 'accent' | 'accentInk'

/**
 * Tells by its words what a colour is for; null where they do not say. A mark of its own, such as that of a sale, and words on pictures are
 * left as the template has them.
 */
export function roleOfColor({ key, label, category }: TweakField): ColorRole | null {
  const words = ` ${key} ${label} `.toLowerCase().replace(/[_-]+/g, ' ')
  const all = `${words}${category.toLowerCase()} `
  const isButton = /button|btn/.test(all)
  const isGround =
    /background|backdrop| bg |paper|canvas/.test(words) || /\bbg\b|bgcolor|background/.test(words)
  if (/sale|error|overlay|shadow|social|icon hover|picture|photo/.test(words)) return null
  if (isButton && / text|ink|label|font|type/.test(words) && !/links/.test(words)) return 'accentInk'
  if (isButton && (isGround || /color|colour|links/.test(words))) return 'accent'
  if (isGround) return /card|soft|second|alt|panel|field|sand|footer|thumb/.test(words) ? 'surface' : 'paper'
  if (/border|line|rule|divider|stroke/.test(words)) return 'line'
  if (/accent|link|highlight|active|hover/.test(words)) return 'accent'
  if (/muted|meta|caption|quiet|secondary|tagline|date|description/.test(words)) return 'muted'
  return /text|ink|heading|title|body|nav|logo|color|colour|quote|price/.test(words) ? 'ink' : null
}

/** The ground on which a colour is read, by its role. */
export function groundOf(role: ColorRole): ColorRole | null {
  if (role === 'accentInk') return 'accent'
  return role === 'ink' || role === 'muted' || role === 'accent' ? 'paper' : null
}
