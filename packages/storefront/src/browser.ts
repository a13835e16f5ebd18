// What every page loads: small, and without a framework. It wakes the rest when it is needed.
import './browser.css'
import './blocks/blocks.css'
import { islandKinds } from './loader/island-kinds.ts'
import { startCart } from './loader/start-cart.ts'
import { wakeIslands } from './loader/wake-islands.ts'

wakeIslands(document, islandKinds)
startCart()
