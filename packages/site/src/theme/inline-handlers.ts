/** `onclick="…"` and the like in a template's own files, as they will stand in its pages. Those that data is put into are left out. */
export function findInlineHandlers(html: Iterable<string>): readonly string[] {
  const handlers = new Set<string>()
  for (const text of html) {
    for (const [, , inDouble, inSingle] of text.matchAll(handlerAttribute)) {
      const code = readEntities(inDouble ?? inSingle ?? '')
      if (!/\{[.@#\w]/.test(code)) handlers.add(code)
    }
  }
  return [...handlers].slice(0, maxHandlers)
}

/** More than any template has. */
const maxHandlers = 60

/** Labels of menus have an `onclick` without any code, which made old telephones follow them. */
const handlerAttribute = /<[a-z][^<>]*?\s(on[a-z]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)')|(?=[\s/>]))/gi

/** Browsers hash the code after they have read the entities in it. */
function readEntities(code: string): string {
  return code
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
