// What every page loads: small, and without a framework. It wakes the rest when it is needed.
import './browser.css'
import './widgets/blocks/blocks.css'
import './parts/quantity/quantity-input.css'
import { islandKinds } from './island-kinds.ts'
import { startCommerceEvents } from './runtime/commerce-events/start-commerce-events.ts'
import { startInsight } from './runtime/insight/start-insight.ts'
import { startFetchedPages } from './runtime/loader/start-fetched-pages.ts'
import { startMenus } from './runtime/loader/start-menus.ts'
import { startQuantitySteps } from './runtime/loader/start-quantity-steps.ts'
import { wakeIslands } from './runtime/loader/wake-islands.ts'
import { startCart } from './widgets/cart-display/start-cart.ts'
import { startDrawer } from './widgets/cart-drawer/start-drawer.ts'
import { startKeptForms } from './widgets/forms/kept/start-kept-forms.ts'
import { startSignOut } from './widgets/sign-out/start-sign-out.ts'

// First: nothing that the others tell of is missed.
startInsight()
startQuantitySteps(document)
startMenus(document)
wakeIslands(document, islandKinds)
startCart()
startDrawer()
startCommerceEvents()
startKeptForms(document)
startSignOut(document)
startFetchedPages(document, () => location.reload())
if (location.search.includes('itemId=')) void showLinked()

/** Links to an item of a gallery, an album or an index are few: others do not load what follows them. */
async function showLinked(): Promise<void> {
  const { showLinkedItem } = await import('./widgets/linked-item/show-linked-item.ts')
  showLinkedItem(document)
}
