import type { CartItemInReply } from '@vitrine/contract/cart/page-props'
import { lineProblemText } from '@vitrine/domain/cart/messages'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { QuantityInput } from '../../parts/quantity/quantity-input.tsx'
import type { CartPageLife } from './cart-page-life.ts'
import type { CartPageState } from './cart-page-state.ts'

interface RowParts {
  readonly item: CartItemInReply
  readonly state: CartPageState
  readonly life: CartPageLife
  readonly locale: string
}

/** A line of the cart: picture, name, choice, quantity, price, and what is wrong with it. */
export function CartRow(parts: RowParts) {
  const { item, locale } = parts
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
        <span className="vt-cart-row-unit">
          {formatMoney(item.unitPrice.value, item.unitPrice.currencyCode, locale)}
        </span>
        <LineProblem {...parts} />
      </div>
      <Controls {...parts} />
      <span className="cart-row-price">
        {formatMoney(item.itemTotal.value, item.itemTotal.currencyCode, locale)}
      </span>
    </li>
  )
}

function LineProblem({ item, state }: RowParts) {
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

function Controls({ item, state, life }: RowParts) {
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
        onType={(text) => life.typeQuantity(item.id, text)}
        onLeave={() => void life.saveNow()}
      />
      <RemoveButton item={item} isAwake={state.isAwake} life={life} />
    </div>
  )
}

function problemId(item: CartItemInReply): string {
  return `cart-problem-${item.id}`
}

function problemOf({ problem, productName, availableQuantity }: CartItemInReply): string | null {
  if (!problem) return null
  const text = lineProblemText(problem, productName)
  return problem === 'out-of-stock' && availableQuantity ? `${text} Available: ${availableQuantity}.` : text
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
  life,
}: Omit<RowParts, 'state' | 'locale'> & { readonly isAwake: boolean }) {
  return (
    <button
      className="vt-link-button"
      type={isAwake ? 'button' : 'submit'}
      name="remove"
      value={item.id}
      onClick={() => (isAwake ? life.askToRemove(item.id) : undefined)}
    >
      Remove<span className="vt-visually-hidden"> {item.productName}</span>
    </button>
  )
}
