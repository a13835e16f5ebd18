import { compatWindow } from './namespace.ts'

/** The elements that a selector, element, YUI node or list of them stands for. */
export function elementsOf(wanted: unknown, root: ParentNode = document): readonly HTMLElement[] {
  if (typeof wanted === 'string') return selected(wanted, root)
  if (wanted instanceof HTMLElement) return [wanted]
  if (typeof wanted !== 'object' || wanted === null) return []
  if ('_node' in wanted) return elementsOf(wanted._node, root)
  if ('_nodes' in wanted) return elementsOf(wanted._nodes, root)
  if ('getDOMNode' in wanted && typeof wanted.getDOMNode === 'function')
    return elementsOf(wanted.getDOMNode(), root)
  if ('jquery' in wanted && 'toArray' in wanted && typeof wanted.toArray === 'function')
    return elementsOf(wanted.toArray(), root)
  return Symbol.iterator in wanted
    ? [...(wanted as Iterable<unknown>)].flatMap((each) => elementsOf(each, root))
    : []
}

function selected(selector: string, root: ParentNode): readonly HTMLElement[] {
  try {
    return [...root.querySelectorAll<HTMLElement>(selector)]
  } catch {
    // No selector: scripts hand over whatever they have.
    return []
  }
}

/** The first of the elements that something stands for. */
export function elementOf(wanted: unknown, root: ParentNode = document): HTMLElement | null {
  return elementsOf(wanted, root)[0] ?? null
}

/** An element as scripts expect it: a YUI node where YUI is loaded. */
export function wrapped(element: Element | null): unknown {
  const { Y } = compatWindow()
  return Y && element ? Y.one(element) : element
}

/** Elements as scripts expect them: a YUI list where YUI is loaded. */
export function wrappedList(elements: readonly Element[]): unknown {
  const { Y } = compatWindow()
  return Y ? new Y.NodeList(elements) : elements
}
