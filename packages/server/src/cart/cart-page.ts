import type { cartPageCall, changeCartPageCall } from '@vitrine/contract/cart/page-calls'
import type { CartPageProps } from '@vitrine/contract/cart/page-props'
import type { Cart } from '@vitrine/domain/cart/cart'
import { type CodeProblem, sayCodeProblem } from '@vitrine/domain/cart/code-problem'
import { type CartProblem, cartProblemText, isCartProblem } from '@vitrine/domain/cart/messages'
import { parseQuantity } from '@vitrine/domain/cart/quantity'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { type PageAnswer, redirect } from '../http/reply/reply.ts'
import { loadStorefrontPages } from '../pages/storefront-pages.ts'
import { replySystemPage } from '../pages/system-page.ts'
import { type CartChange, changeCart, setQuantity } from './change-cart.ts'
import { changeCodeByForm } from './codes/change-code-by-form.ts'
import { codeWords } from './codes/code-words.ts'
import { findCart } from './find-cart.ts'
import { type PriceSource, priceStoredCart } from './price-stored-cart.ts'
import { priceSource } from './pricing/price-source.ts'
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
  /** A code that was not taken, and why. */
  readonly code?: { readonly typed: string; readonly problem: CodeProblem }
}

async function showCartPage(exchange: CartExchange, moment: CartMoment): Promise<PageAnswer> {
  const { site, view, store, visitor, origin, call } = exchange
  const { code, problem, remove = null, format } = moment
  const say = sayIn(site.language)
  const cart = await findCart(store, visitor.cartToken)
  const props: CartPageProps = {
    cart: await showCart(exchange, cart),
    locale: site.language,
    continueShoppingUrl: site.store.continueShoppingUrl,
    removing: cart?.entries.some((each) => each.id === remove) ? remove : null,
    problem: isCartProblem(problem) ? say(cartProblemText[problem]) : null,
    ...(code && { codeProblem: sayCodeProblem(code.problem, codeWords(site)), codeTyped: code.typed }),
  }
  const { assets } = await view()
  const { renderCartPage } = await loadStorefrontPages(site.language)
  const page = {
    pageType: 200,
    title: say('Cart'),
    mainContent: renderCartPage(props),
    bodyClasses: ['show-cart-page'],
    ...assets.tagsOf('cart-page', site.language),
  } as const
  const asked = { view, origin, call, query: format === undefined ? {} : { format } }
  return replySystemPage(asked, page, code ? 'code-refused' : null)
}

/** Takes the form of the cart page: new quantities, or a line to be removed. A quantity of 0 asks first. */
export async function postCartPage(exchange: Exchange<typeof changeCartPageCall>): Promise<PageAnswer> {
  const { form, services } = exchange
  const source = await priceSource(exchange)
  if (form.addCode !== undefined || form.removeCode !== undefined) {
    const problem = await changeCodeByForm(exchange, exchange.visitor.cartToken)
    if (problem === null) return redirect('/cart#vt-codes')
    // Shown at once: a code that is money stands in no address.
    return showCartPage(exchange, { code: { typed: form.code ?? '', problem } })
  }
  if (form.remove !== undefined) {
    await changeCart(
      exchange.store,
      exchange.visitor.cartToken,
      setQuantity(form.remove, 0, { services, source }),
      source,
    )
    return redirect('/cart')
  }
  const wanted = Object.entries(form).flatMap(([name, sent]) =>
    name.startsWith('quantity-') ? [{ entryId: name.slice('quantity-'.length), sent }] : [],
  )
  const { problem, emptied } = await setQuantities(exchange, wanted, source)
  if (problem !== null) return redirect(`/cart?problem=${problem}#sqs-cart-root`)
  return redirect(emptied === null ? '/cart' : `/cart?remove=${encodeURIComponent(emptied)}`)
}

async function showCart(exchange: CartExchange, cart: Cart | undefined): Promise<CartPageProps['cart']> {
  if (!cart || cart.orderId !== null || cart.entries.length === 0) return null
  const source = await priceSource(exchange)
  return showCartV3(await priceStoredCart(exchange.store, cart, source), source)
}

interface Wanted {
  readonly entryId: string
  readonly sent: string
}

/** Sets what can be set; returns the first problem, and the line whose quantity was made 0. */
async function setQuantities(
  { store, visitor, services }: Exchange<typeof changeCartPageCall>,
  wanted: readonly Wanted[],
  source: PriceSource,
): Promise<{ readonly problem: CartProblem | null; readonly emptied: string | null }> {
  let problem: CartProblem | null = null
  let emptied: string | null = null
  const change: CartChange = (cart, products, cartSource) => {
    problem = null
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
      else if (isCartProblem(result.problem)) problem ??= result.problem
    }
    return { ok: true, cart: changed, changed: null }
  }
  await changeCart(store, visitor.cartToken, change, source)
  return { problem, emptied }
}
