/**
 * Some templates fetch the pages that their links lead to and put in what stands between head and foot. The cart page has a script and
 * styles of its own, so it is loaded whole when it came that way.
 */
export function startFetchedPages(root: Document, loadWhole: () => void): void {
  const first = cartRootOf(root)
  root.addEventListener('vitrine:content', () => {
    const cartRoot = cartRootOf(root)
    if (cartRoot && cartRoot !== first) loadWhole()
  })
}

function cartRootOf(root: Document): HTMLElement | null {
  return root.getElementById('sqs-cart-root')
}
