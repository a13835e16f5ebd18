import type { CartItemInReply } from '@vitrine/contract/cart/page-props'
import { hasNoPrice, lineProblemText } from '@vitrine/domain/cart/messages'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { PriceChange } from '../../parts/money/price-change.tsx'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { QuantityInput } from '../../parts/quantity/quantity-input.tsx'
import { CartAnswers } from './cart-answers.tsx'
import type { CartPageActions } from './cart-page-actions.ts'
import type { CartPageState } from './cart-page-state.ts'
import { GiftLine } from './gift-line.tsx'

interface RowProps {
  readonly item: CartItemInReply
  readonly state: CartPageState
  readonly actions: CartPageActions
  readonly locale: string
}

/** A line of the cart: picture, name, choice, quantity, price, and what is wrong with it. */
export function CartRow(row: RowProps) {
  const { item, locale } = row
  return (
    <li className="vt-cart-row">
      <span className="vt-cart-row-picture">
        <Thumbnail url={item.image?.url ?? null} sizePx={104} />
      </span>
      <div className="vt-cart-row-words">
        <a className="cart-row-title" href={item.productUrl}>
          {item.productName}
        </a>
        <Choice item={item} />
        <CartAnswers item={item} isAwake={row.state.isAwake} actions={row.actions} />
        <GiftLine item={item} locale={locale} />
        {hasNoPrice(item.problem) ? null : (
          <span className="vt-cart-row-unit">
            {formatMoney(item.unitPrice.value, item.unitPrice.currencyCode, locale)}
          </span>
        )}
        <PriceChange item={item} locale={locale} />
        <LineDiscounts {...row} />
        <LineProblem {...row} />
      </div>
      <Controls {...row} />
      <span className="cart-row-price">
        {hasNoPrice(item.problem)
          ? null
          : formatMoney(item.itemTotal.value, item.itemTotal.currencyCode, locale)}
      </span>
    </li>
  )
}

/** Why the line costs less: what discounts on goods take off it. Those on the order stand with the totals. */
function LineDiscounts({ item, state, locale }: RowProps) {
  const onGoods = new Set(
    state.reply?.cart.discounts.flatMap((each) => (each.discountClass === 'PRODUCT' ? [each.id] : [])),
  )
  return item.discounts
    ?.filter((each) => onGoods.has(each.id))
    .map(({ id, name, amount }) => (
      <span key={id} className="vt-cart-row-unit">
        {name} −{formatMoney(amount.value, amount.currencyCode, locale)}
      </span>
    ))
}

function LineProblem({ item, state }: RowProps) {
  const failure = state.lineFailures[item.id]
  return (
    <div className="vt-line-problem" id={problemId(item)} role={failure ? 'alert' : undefined}>
      {failure ? (
        <>
          <strong>{failure.title}</strong> {failure.message}
        </>
      ) : (
        problemOf(item)
      )}
    </div>
  )
}

function Controls({ item, state, actions }: RowProps) {
  const isWrong = state.lineFailures[item.id] !== undefined || item.problem !== undefined
  return (
    <div className="vt-cart-row-controls">
      <QuantityInput
        name={`quantity-${item.id}`}
        label={`Quantity of ${item.productName}`}
        text={state.typed[item.id] ?? String(item.quantity)}
        isFixed={!item.multipleQuantityAllowed}
        describedBy={isWrong ? problemId(item) : undefined}
        hasSteps={state.isAwake}
        onType={(text) => actions.typeQuantity(item.id, text)}
        onLeave={() => actions.leaveQuantity(item.id)}
      />
      <RemoveButton item={item} isAwake={state.isAwake} actions={actions} />
    </div>
  )
}

function problemId(item: CartItemInReply): string {
  return `cart-problem-${item.id}`
}

function problemOf({ problem, productName, availableQuantity }: CartItemInReply): string | null {
  if (!problem) return null
  return lineProblemText(problem, productName, availableQuantity)
}

function Choice({ item }: { readonly item: CartItemInReply }) {
  if (item.variantOptions.length === 0) return null
  return (
    <span className="cart-row-variant">
      {item.variantOptions.map((option) => `${option.name}: ${option.value}`).join(' · ')}
    </span>
  )
}

function RemoveButton({
  item,
  isAwake,
  actions,
}: Omit<RowProps, 'state' | 'locale'> & { readonly isAwake: boolean }) {
  return (
    <button
      className="vt-link-button"
      type={isAwake ? 'button' : 'submit'}
      name="remove"
      value={item.id}
      onClick={() => (isAwake ? actions.askToRemove(item.id) : undefined)}
    >
      Remove<span className="vt-visually-hidden"> {item.productName}</span>
    </button>
  )
}
