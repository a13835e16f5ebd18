import type { DonatePageProps } from '@vitrine/contract/checkout/donate-props'
import { donatePath, otherAmount } from '@vitrine/domain/cart/donations/donation'
import { donationLimits } from '@vitrine/domain/website/selling/donation-settings'
import { CheckField } from '../../parts/form-fields/check-field.tsx'
import { ErrorSummary } from '../../parts/form-fields/error-summary.tsx'
import type { FormFields } from '../../parts/form-fields/form-fields.ts'
import { NoteField } from '../../parts/form-fields/note-field.tsx'
import { OrderBrand } from '../order/order-brand.tsx'
import { OwnAmount } from './own-amount.tsx'

/** How much somebody gives, and what for (page type 203): a plain form, of which no script is needed. */
export function DonatePage(props: DonatePageProps) {
  return (
    <div className="vt-order vt-gift">
      <OrderBrand site={props.site} />
      <header className="vt-order-head">
        <h1>Donate</h1>
        <p className="vt-quiet">{leadOf(props)}</p>
      </header>
      {props.isOpen ? <DonateForm {...props} /> : <a href={props.site.homeUrl}>To the start page</a>}
    </div>
  )
}

function leadOf({ isOpen, funds: [only, ...others] }: DonatePageProps): string {
  if (!isOpen) return 'Donations are not taken here at the moment.'
  if (others.length > 0 || !only) return 'Choose what you give for, and how much.'
  return only.description === '' ? `For ${only.title}` : `${only.title}: ${only.description}`
}

function DonateForm(props: DonatePageProps) {
  const form: FormFields = {
    idPrefix: 'donate',
    values: props.values,
    errors: props.errors,
    type: () => undefined,
    leave: () => undefined,
  }
  return (
    <>
      <ErrorSummary form={form} title="Please check your entries" problem={null} round={0} />
      <form className="vt-gift-form" method="post" action={donatePath}>
        <FundChoice {...props} />
        <AmountChoice {...props} />
        {props.asksForNote ? (
          <div className="vt-fields">
            <NoteField form={form} name="note" label="A note" maxLength={donationLimits.note} />
          </div>
        ) : null}
        {props.coverText === '' ? null : (
          <div>
            <CheckField form={form} name="cover" label={props.coverText} />
          </div>
        )}
        <div className="vt-gift-acts">
          <button className="vt-button" type="submit">
            Continue
          </button>
          <a href={props.site.homeUrl}>Back</a>
        </div>
      </form>
    </>
  )
}

function FundChoice({ funds, values, errors }: DonatePageProps) {
  const [only] = funds
  // So that what was read here is what is given for, whatever the owner changes meanwhile.
  if (only && funds.length === 1) return <input type="hidden" name="fund" value={only.key} />
  return (
    <fieldset className="vt-choices" aria-describedby={errors.fund ? 'donate-fund-error' : undefined}>
      <legend>What for?</legend>
      {funds.map(({ key, title, description }, place) => (
        <label key={key} className="vt-choice">
          <input
            id={place === 0 ? 'donate-fund' : undefined}
            type="radio"
            name="fund"
            value={key}
            defaultChecked={values.fund === key}
          />
          <span className="vt-choice-name">
            {title}
            {description === '' ? null : <span className="vt-choice-note">{description}</span>}
          </span>
        </label>
      ))}
      {errors.fund ? (
        <p className="vt-field-error" id="donate-fund-error">
          {errors.fund}
        </p>
      ) : null}
    </fieldset>
  )
}

function AmountChoice({ suggested, freeAmount, values, errors }: DonatePageProps) {
  const wrong = errors.own ?? null
  return (
    <fieldset className="vt-choices" aria-describedby={wrong ? 'donate-own-error' : undefined}>
      <legend>How much?</legend>
      {suggested.map(({ cents, text }) => (
        <label key={cents} className="vt-choice">
          <input type="radio" name="amount" value={cents} defaultChecked={values.amount === String(cents)} />
          <span className="vt-choice-name">{text}</span>
        </label>
      ))}
      {freeAmount ? (
        <OwnAmount
          freeAmount={freeAmount}
          choice={{ name: 'amount', value: otherAmount, isChosen: values.amount === otherAmount }}
          field={{ id: 'donate-own', name: 'own', typed: values.own ?? '' }}
          isWrong={wrong !== null}
        />
      ) : null}
      {wrong ? (
        <p className="vt-field-error" id="donate-own-error">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  )
}
