/** `onclick="…"` and the like in a template's own files, as they will stand in its pages. Those that data may be put into are left out. */
export function findInlineHandlers(html: Iterable<string>): readonly string[] {
  const handlers = new Set<string>()
  for (const text of html) {
    for (const { 2: inDouble, 3: inSingle } of text.matchAll(handlerAttribute)) {
      const code = inDouble ?? inSingle ?? ''
      if (!mayHoldData.test(code)) handlers.add(readEntities(code))
    }
    if (emptyHandler.test(text)) handlers.add('')
  }
  return [...handlers].slice(0, maxHandlers)
}

/** More than any template has. */
const maxHandlers = 60

/** An event handler attribute: all before its code, and the code in one kind of quotes. */
export const handlerAttribute = /([\s}]on[a-z]{3,}\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi

/** Labels of menus have an `onclick` without any code, which made old telephones follow them. */
const emptyHandler = /<[a-z][^<>]*?\son[a-z]{3,}(?=[\s/>])/i

/** What looks like a tag of the template language in a handler's code. */
export const mayHoldData = /\{[.@#\w]/

/** Browsers hash the code after they have read the entities in it. */
export function readEntities(code: string): string {
  return code
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
