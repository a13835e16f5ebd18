// What every page loads: small, and without a framework. It wakes the rest when it is needed.
import './browser.css'
import './blocks/blocks.css'
import './quantity/quantity-input.css'
import { startDrawer } from './cart-drawer/start-drawer.ts'
import { islandKinds } from './loader/island-kinds.ts'
import { startCart } from './loader/start-cart.ts'
import { startFetchedPages } from './loader/start-fetched-pages.ts'
import { startMenus } from './loader/start-menus.ts'
import { startQuantitySteps } from './loader/start-quantity-steps.ts'
import { wakeIslands } from './loader/wake-islands.ts'

startQuantitySteps(document)
startMenus(document)
wakeIslands(document, islandKinds)
startCart()
startDrawer()
startFetchedPages(document, () => location.reload())
if (location.search.includes('itemId=')) void showLinked()

/** Links to an item of a gallery, an album or an index are few: others do not load what follows them. */
async function showLinked(): Promise<void> {
  const { showLinkedItem } = await import('./linked-item/show-linked-item.ts')
  showLinkedItem(document)
}
