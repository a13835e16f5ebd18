import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** An element as a browser reads it out of markup. */
export interface ParsedElement {
  readonly tag: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

/** All elements of a piece of markup, read as the HTML standard says, with or without scripts switched on. */
export function parseMarkup(markup: string, hasScripts: boolean): ParsedElement[] {
  return elementsIn(parseFragment(markup, { scriptingEnabled: hasScripts }))
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): ParsedElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node))
      return node.nodeName === '#comment' ? [{ tag: 'a comment', attributes: [] }] : []
    const inner = 'content' in node ? elementsIn(node.content) : []
    return [{ tag: node.tagName, attributes: node.attrs }, ...inner, ...elementsIn(node)]
  })
}
