import type { GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'
import { giftLimits } from '@vitrine/domain/gift-cards/gift-details'
import { ErrorSummary } from '../../parts/form-fields/error-summary.tsx'
import type { FormFields } from '../../parts/form-fields/form-fields.ts'
import { NoteField } from '../../parts/form-fields/note-field.tsx'
import { TextField } from '../../parts/form-fields/text-field.tsx'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { OrderBrand } from '../order/order-brand.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { DayField } from './day-field.tsx'

/** For whom a gift card is, and when it is sent: a plain form, of which no script is needed. */
export function GiftCardPage(props: GiftCardPageProps) {
  const form: FormFields = {
    idPrefix: 'gift',
    values: props.values,
    errors: props.errors,
    type: () => undefined,
    leave: () => undefined,
  }
  return (
    <div className="vt-order vt-gift">
      <OrderBrand site={props.site} />
      <header className="vt-gift-head">
        <span className="vt-gift-picture">
          <Thumbnail url={props.product.imageUrl} sizePx={104} />
        </span>
        <div>
          <h1>{props.product.title}</h1>
          {props.amountText === null ? null : <p className="vt-quiet">{props.amountText}</p>}
        </div>
      </header>
      <ErrorSummary form={form} title="Please check your entries" problem={props.problem} round={0} />
      <form className="vt-gift-form" method="post" action="/checkout/gift-card">
        {props.entryId === null ? (
          <NewFields {...props} />
        ) : (
          <input type="hidden" name="entryId" value={props.entryId} />
        )}
        <AmountChoice {...props} />
        <RecipientChoice form={form} />
        <RecipientFields form={form} page={props} />
        <div className="vt-gift-acts">
          <button className="vt-button" type="submit">
            {props.entryId === null ? 'Add to cart' : 'Save'}
          </button>
          <a href={props.backUrl}>Back</a>
        </div>
      </form>
    </div>
  )
}

function NewFields({ product, values, once }: GiftCardPageProps) {
  return (
    <>
      <input type="hidden" name="itemId" value={product.itemId} />
      <input type="hidden" name="once" value={once} />
      <input type="hidden" name="quantity" value={values.quantity ?? '1'} />
    </>
  )
}

function RecipientChoice({ form }: { readonly form: FormFields }) {
  const isForBuyer = form.values.for !== 'other'
  return (
    <fieldset className="vt-choices vt-gift-for">
      <legend>Who is it for?</legend>
      <label className="vt-choice">
        <input type="radio" name="for" value="me" defaultChecked={isForBuyer} />
        <span className="vt-choice-name">
          Send it to me
          <span className="vt-choice-note">To the email address of the order, to give away or to keep.</span>
        </span>
      </label>
      <label className="vt-choice">
        <input type="radio" name="for" value="other" defaultChecked={!isForBuyer} />
        <span className="vt-choice-name">
          Send it to somebody else
          <span className="vt-choice-note">By email, today or on a day that you choose.</span>
        </span>
      </label>
    </fieldset>
  )
}

/** Shown while the card is for somebody else, by style alone. */
function RecipientFields({ form, page }: { readonly form: FormFields; readonly page: GiftCardPageProps }) {
  const text = { form, hasNativeCheck: false } as const
  const { name, message } = giftLimits
  return (
    <fieldset className="vt-gift-recipient">
      <legend className="vt-visually-hidden">To whom it goes</legend>
      <div className="vt-fields">
        <TextField {...text} name="recipientName" label="Their name" isRequired={false} maxLength={name} />
        <TextField {...text} name="recipientEmail" label="Their email" type="email" inputMode="email" />
        <TextField {...text} name="senderName" label="Your name" isRequired={false} maxLength={name} />
        <NoteField form={form} name="message" label="Message" maxLength={message} />
        <DayField
          form={form}
          name="deliverOn"
          label="Day to send it"
          firstDay={page.firstDay}
          lastDay={page.lastDay}
        />
      </div>
    </fieldset>
  )
}
