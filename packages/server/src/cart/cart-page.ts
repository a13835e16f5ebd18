import type { cartPageCall, changeCartPageCall } from '@vitrine/contract/cart/page-calls'
import type { CartPageProps, RefusedQuantity } from '@vitrine/contract/cart/page-props'
import type { Cart } from '@vitrine/domain/cart/cart'
import { type CartRefusal, cartRefusalText, isCartRefusal } from '@vitrine/domain/cart/cart-refusals'
import { type CodeProblem, sayCodeProblem } from '@vitrine/domain/cart/code-problem'
import { cartProblemText, isCartProblem } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { propsIn } from '../http/language/props-in-language.ts'
import { type PageAnswer, redirect } from '../http/reply/reply.ts'
import type { HeldToken } from '../http/visitor/held-carts.ts'
import { drawPage } from '../pages/storefront-pages.ts'
import { replySystemPage } from '../pages/system-page.ts'
import { type CartChange, changeCart, setQuantity } from './change-cart.ts'
import { changeCodeByForm } from './codes/change-code-by-form.ts'
import { codeWords } from './codes/code-words.ts'
import { findOwnCart } from './held/own-cart.ts'
import { type PriceSource, priceStoredCart } from './price-stored-cart.ts'
import { priceSource } from './pricing/price-source.ts'
import { refusedAt } from './refused-at.ts'
import { showCartV3 } from './v3-calls.ts'

/** Shows the cart page; `?remove=` asks about a line, `?problem=` says why a change was refused. */
export async function getCartPage(exchange: Exchange<typeof cartPageCall>): Promise<PageAnswer> {
  return showCartPage(exchange, exchange.query)
}

type CartExchange = Exchange<typeof cartPageCall> | Exchange<typeof changeCartPageCall>

interface CartMoment {
  readonly remove?: string
  readonly problem?: string
  readonly format?: string
  /** Quantities that were not taken, by entry. */
  readonly quantities?: Readonly<Record<string, RefusedQuantity>>
  /** A code that was not taken, and why. */
  readonly code?: { readonly typed: string; readonly problem: CodeProblem }
}

async function showCartPage(exchange: CartExchange, moment: CartMoment): Promise<PageAnswer> {
  const { site, view, origin, call } = exchange
  const { code, quantities, problem, remove = null, format } = moment
  const say = sayIn(site.language)
  const { cart, cookies } = await findOwnCart(exchange)
  const props: CartPageProps = {
    cart: await showCart(exchange, cart),
    locale: site.language,
    continueShoppingUrl: site.store.continueShoppingUrl,
    removing: cart?.entries.some((each) => each.id === remove) ? remove : null,
    problem: refusalText(problem),
    ...(quantities && { refusedQuantities: quantities }),
    ...(code && { codeProblem: sayCodeProblem(code.problem, codeWords(site)), codeTyped: code.typed }),
  }
  const { assets } = await view()
  const page = {
    pageType: 200,
    title: say('Cart'),
    mainContent: await drawPage(site, 'renderCartPage', propsIn(site, props)),
    bodyClasses: ['show-cart-page'],
    ...assets.tagsOf('cart-page', site.language),
  } as const
  const asked = { view, origin, call, query: format === undefined ? {} : { format } }
  const [refused] = Object.values(quantities ?? {})
  return replySystemPage(asked, page, {
    refused: code ? 'code-refused' : (refused?.problem ?? null),
    cookies,
  })
}

/** Takes the form of the cart page: new quantities, or a line to be removed. A quantity of 0 asks first. */
export async function postCartPage(exchange: Exchange<typeof changeCartPageCall>): Promise<PageAnswer> {
  const { form, services, store } = exchange
  const source = await priceSource(exchange)
  const { token, cookies } = await findOwnCart(exchange)
  if (form.addCode !== undefined || form.removeCode !== undefined) {
    const refusal = await changeCodeByForm(exchange, token)
    if (refusal === null) return redirect('/cart#vt-codes', { cookies })
    if (refusal.problem !== 'code-refused') return redirect(refusedAt(refusal.problem), { cookies })
    // Shown at once: a code that is money stands in no address.
    return showCartPage(exchange, { code: { typed: form.code ?? '', problem: refusal.code } })
  }
  if (form.remove !== undefined) {
    const change = setQuantity(form.remove, 0, { services, source })
    const outcome = await changeCart(store, token, change, source)
    // A line that another tab removed is gone, as was asked.
    const isDone = outcome.ok || outcome.problem === 'entry-unknown'
    return redirect(isDone ? '/cart' : refusedAt(outcome.problem), { cookies })
  }
  const wanted = Object.entries(form).flatMap(([name, sent]) =>
    name.startsWith('quantity-') ? [{ entryId: name.slice('quantity-'.length), sent }] : [],
  )
  const { problem, refused, emptied } = await setQuantities(exchange, { token, wanted, source })
  if (problem !== null) return redirect(refusedAt(problem), { cookies })
  // Shown at once, with what was typed.
  if (Object.keys(refused).length > 0)
    return showCartPage(exchange, { quantities: refused, ...(emptied !== null && { remove: emptied }) })
  return redirect(emptied === null ? '/cart' : `/cart?remove=${encodeURIComponent(emptied)}`, { cookies })
}

function refusalText(problem: string | undefined): string | null {
  if (isCartProblem(problem)) return cartProblemText[problem]
  return isCartRefusal(problem) ? cartRefusalText[problem] : null
}

async function showCart(exchange: CartExchange, cart: Cart | undefined): Promise<CartPageProps['cart']> {
  if (!cart || cart.orderId !== null || cart.entries.length === 0) return null
  const source = await priceSource(exchange)
  return showCartV3(await priceStoredCart(exchange.store, cart, source), source)
}

interface WantedQuantities {
  readonly token: HeldToken | null
  readonly wanted: readonly { readonly entryId: string; readonly sent: string }[]
  readonly source: PriceSource
}

/** What became of the quantities that were sent. */
interface SetQuantities {
  /** Why none was set. */
  readonly problem: CartRefusal | null
  /** Those that were not, by entry. */
  readonly refused: Readonly<Record<string, RefusedQuantity>>
  /** The line whose quantity was made 0. */
  readonly emptied: string | null
}

/** Sets what can be set. */
async function setQuantities(
  { store, services }: Exchange<typeof changeCartPageCall>,
  { token, wanted, source }: WantedQuantities,
): Promise<SetQuantities> {
  let refused: Record<string, RefusedQuantity> = {}
  let emptied: string | null = null
  const change: CartChange = (cart, products, cartSource) => {
    refused = {}
    emptied = null
    let changed = cart
    for (const { entryId, sent } of wanted) {
      const quantity = parseQuantity(sent, 0)
      const held = changed.entries.find((each) => each.id === entryId)
      if (!held || (quantity.ok && quantity.quantity === held.quantity)) continue
      if (quantity.ok && quantity.quantity === 0) {
        emptied ??= entryId
        continue
      }
      const result = quantity.ok
        ? setQuantity(entryId, quantity.quantity, { services, source })(changed, products, cartSource)
        : quantity
      if (result.ok) changed = result.cart
      else if (isCartProblem(result.problem)) refused[entryId] = { typed: sent, problem: result.problem }
    }
    return { ok: true, cart: changed, changed: null }
  }
  const outcome = await changeCart(store, token, change, source)
  return outcome.ok
    ? { problem: null, refused, emptied }
    : { problem: outcome.problem, refused: {}, emptied: null }
}
