import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

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
