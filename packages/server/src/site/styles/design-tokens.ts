/**
 * Picks the colours, fonts and radius that a template hands to the platform's own pages: the `--vt-…` custom properties of its
 * `:root` rules, as one rule. What could end a style element is left out.
 */
export function readDesignTokens(css: string): string {
  const declarations = [...css.matchAll(/:root\s*\{([^}]*)\}/g)]
    .flatMap((rule) => (rule[1] ?? '').split(';'))
    .map((declaration) => declaration.trim())
    .filter((declaration) => /^--vt-[a-z-]+\s*:/.test(declaration) && !declaration.includes('<'))
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`
}
