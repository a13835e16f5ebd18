import { lazy, Suspense } from 'react'
import { Alert } from '../page-frame/alert.tsx'
import { useStore } from '../state/use-store.ts'
import { buttonText } from './paint-button.ts'
import type { ProductWidget } from './product-widget.ts'

const FieldsDialog = lazy(async () => {
  const { FieldsDialog } = await import('../additional-fields/fields-dialog.tsx')
  return { default: FieldsDialog }
})

/** What a product's button has to say: failures at once, its state politely; and the form it may ask to be filled in. */
export function BuyNote({ widget }: { readonly widget: ProductWidget }) {
  const { button, failure, written, asking } = useStore(widget.state)
  return (
    <>
      {failure ? <Alert failure={failure} /> : null}
      {!failure && written ? <p className="product-form-message">{written}</p> : null}
      <span className="vt-visually-hidden" role="status">
        {button === 'idle' ? '' : buttonText[button]}
      </span>
      {asking ? (
        <Suspense>
          <FieldsDialog form={asking} widget={widget} />
        </Suspense>
      ) : null}
    </>
  )
}
