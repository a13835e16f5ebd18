import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { isExpressCheckout } from '../../runtime/shop-call/page-context.ts'
import { watchBottomBars } from './bottom-bars.ts'
import './cart-pill.css'

/** Above this many items the pill stops counting (specification, section 5). */
const cartPillCap = 100

/** Shows, counts or takes away the floating pill that opens the cart. */
export function syncPill(items: number): void {
  const present = document.querySelector<HTMLAnchorElement>('.vt-cart-pill')
  if (items === 0 || !mayShowPill()) {
    present?.parentElement?.remove()
    return
  }
  const pill = present ?? addPill()
  const count = pill.querySelector('.vt-cart-pill-count')
  const text = items > cartPillCap ? `${cartPillCap}+` : String(items)
  if (count && count.textContent !== text) {
    count.textContent = text
    if (present) bump(pill)
  }
  pill.setAttribute('aria-label', screenReaderText(items))
}

/** Not on the cart page or at checkout, not in express mode, and not where the template has a cart of its own. */
function mayShowPill(): boolean {
  return !isExpressCheckout() && !document.querySelector('#sqs-cart-root, #checkout-page, .sqs-custom-cart')
}

function screenReaderText(items: number): string {
  if (items > cartPillCap) return `More than ${cartPillCap} items in cart`
  return items === 1 ? '1 item in cart' : `${items} items in cart`
}

function addPill(): HTMLAnchorElement {
  const pill = document.createElement('a')
  pill.className = 'sqs-pill-shopping-cart vt-cart-pill'
  pill.href = inPageLanguage('/cart')
  pill.innerHTML =
    '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true">' +
    '<path d="M5 8h14l1 13H4L5 8Z" stroke-linejoin="round"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" stroke-linecap="round"/></svg>' +
    '<span class="sqs-pill-shopping-cart-content vt-cart-pill-count" aria-hidden="true"></span>'
  // A landmark of its own, so that it is found and not taken for a part of the page's end.
  const place = document.createElement('nav')
  place.setAttribute('aria-label', 'Shopping cart')
  place.append(pill)
  dropzone().append(place)
  watchBottomBars()
  return pill
}

/** The bars of the platform at the upper edge of a page: no template knows of them. */
const topBars = ['.sqs-announcement-bar', '.sqs-cookie-banner-v2.top', '.vt-test-mode']
const shownTopBar = topBars.map((bar) => `${bar}:not([hidden])`).join(', ')

/**
 * Where the template wants it (template survey, section 6.5), unless it hides that place, or counts it from the window's upper edge
 * while a bar of ours is there: it would lie over the bar, or under what stands below it. Else it floats over the page.
 */
function dropzone(): HTMLElement {
  const hasTopBar = document.querySelector(shownTopBar) !== null
  const zones = [...document.querySelectorAll<HTMLElement>('.sqs-cart-dropzone')]
  const free = zones.find((zone) => {
    const { display, position } = getComputedStyle(zone)
    return display !== 'none' && !(hasTopBar && position === 'fixed')
  })
  return free ?? document.body
}

function bump(pill: HTMLElement): void {
  pill.classList.remove('vt-cart-pill-bump')
  // Reading the width makes the browser notice that the class was away, so the animation begins again.
  void pill.offsetWidth
  pill.classList.add('vt-cart-pill-bump')
}
