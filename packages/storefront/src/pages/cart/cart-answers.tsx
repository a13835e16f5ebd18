import type { CartItemInReply } from '@vitrine/contract/cart/page-props'
import { Answers } from '../../parts/buyers-form/answers.tsx'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import type { CartPageActions } from './cart-page-actions.ts'

/** What was filled in for a line, and the way to fill it in again: on the page, or without scripts on one of its own. */
export function CartAnswers({
  item,
  isAwake,
  actions,
}: {
  readonly item: CartItemInReply
  readonly isAwake: boolean
  readonly actions: CartPageActions
}) {
  return (
    <>
      <Answers answers={item.answers ?? []} />
      {item.hasForm ? (
        <a
          className="vt-link-button vt-cart-edit"
          href={inPageLanguage(`/cart/form?entry=${encodeURIComponent(item.id)}`)}
          role={isAwake ? 'button' : undefined}
          onClick={(event) => {
            if (!isAwake) return
            event.preventDefault()
            event.stopPropagation()
            void actions.openForm(item.id)
          }}
        >
          Edit details<span className="vt-visually-hidden"> of {item.productName}</span>
        </a>
      ) : null}
    </>
  )
}
