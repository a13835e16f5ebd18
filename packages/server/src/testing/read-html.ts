import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The elements of a piece of HTML as a browser reads it, in their order, templates and frames included. */
export function elementsIn(html: string): readonly Element[] {
  const found: Element[] = []
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue
      found.push(node)
      if ('content' in node) walk(node.content.childNodes)
      walk(node.childNodes)
    }
  }
  walk(parseFragment(html).childNodes)
  return found
}

/** What a piece of HTML holds for a browser: its elements and their attributes, each once, such as `a` and `a[href]`. */
export function vocabularyOf(html: string): ReadonlySet<string> {
  const words = elementsIn(html).flatMap(({ tagName, attrs }) => [
    tagName,
    ...attrs.map(({ name }) => `${tagName}[${name}]`),
  ])
  return new Set(words)
}

/** The values of an attribute, wherever it stands. */
export function valuesOf(html: string, attribute: string): readonly string[] {
  return elementsIn(html).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === attribute).map(({ value }) => value),
  )
}

const spoken: ReadonlySet<string> = new Set([
  'aria-label',
  'placeholder',
  'title',
  'alt',
  'data-original-label',
])

/** What people read or hear of a page: its texts and labels with a letter in them, those for browsers without scripts included. */
export function textsOf(page: string): readonly string[] {
  const found: string[] = []
  const keep = (text: string) => {
    if (/\p{L}/u.test(text)) found.push(text.replaceAll(/\s+/g, ' ').trim())
  }
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if ('value' in node) keep(node.value)
      if (!('tagName' in node) || node.tagName === 'script' || node.tagName === 'style') continue
      for (const { name, value } of node.attrs) if (spoken.has(name)) keep(value)
      walk('content' in node ? node.content.childNodes : node.childNodes)
    }
  }
  walk(parse(page, { scriptingEnabled: false }).childNodes)
  return found
}
