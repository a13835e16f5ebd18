/** The longest rule of a font that is taken along: one that holds its file is left to the template's own sheet. */
const maxFontRule = 1_000

/**
 * Picks the colours, fonts and radius that a template hands to the platform's own pages: the `--vt-…` custom properties of its
 * `:root` rules, as one rule, and the `@font-face` rules of the fonts that they name; and that its pages
 * follow each other softly, which both of two pages must want. What could end a style element is left out.
 */
export function readDesignTokens(css: string): string {
  const declarations = [...css.matchAll(/:root\s*\{([^{}]*)\}/g)]
    .flatMap((rule) => (rule[1] ?? '').split(';'))
    .map((declaration) => declaration.trim())
    .filter((declaration) => /^--vt-[a-z-]+\s*:/.test(declaration) && !declaration.includes('<'))
  const transition = softChange(css)
  if (declarations.length === 0) return transition
  return `${transition}${fontRules(css, declarations.join(';'))}:root{${declarations.join(';')}}`
}

/** What asks for a soft change of pages, with its condition. */
function softChange(css: string): string {
  const softChange =
    /(@media\s*\(prefers-reduced-motion:\s*no-preference\)\s*\{\s*)?@view-transition\s*\{\s*navigation:\s*auto;?\s*\}/
  const [rule = '', condition] = softChange.exec(css) ?? []
  return condition === undefined ? rule : `${rule}}`
}

function fontRules(css: string, tokens: string): string {
  return [...css.matchAll(/@font-face\s*\{([^{}]*)\}/g)]
    .filter(([rule, body = '']) => {
      const family = /font-family\s*:\s*["']?([^"';]+)["']?/.exec(body)?.[1]?.trim() ?? ''
      return family !== '' && tokens.includes(family) && rule.length <= maxFontRule && !rule.includes('<')
    })
    .map(([rule]) => rule)
    .join('')
}
