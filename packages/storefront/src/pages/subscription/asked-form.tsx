import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import type { SubscriptionAct } from '@vitrine/domain/subscriptions/subscription-acts'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../../parts/form-fields/error-summary.tsx'
import type { FormFields } from '../../parts/form-fields/form-fields.ts'
import { SelectField } from '../../parts/form-fields/select-field.tsx'
import { TextField } from '../../parts/form-fields/text-field.tsx'
import { AddressFields } from '../checkout/fields/address-fields.tsx'
import { TestCards } from '../checkout/fields/test-cards.tsx'
import { resumeLabel } from './resume-label.ts'

/** The form of what is about to be done; a second click does it. */
export function AskedForm(page: SubscriptionPageProps) {
  const { ask, problem } = page
  if (ask === null) {
    return problem === null ? null : (
      <p className="vt-alert" role="alert">
        {problem}
      </p>
    )
  }
  const form: FormFields = {
    idPrefix: 'subscription',
    values: page.values,
    errors: page.errors,
    type: () => undefined,
    leave: () => undefined,
  }
  const Body = bodies[ask]
  return (
    <section className="vt-order-card vt-subscription-ask" id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">{titleOf(ask, page)}</h2>
      <ErrorSummary form={form} title="Please check your entries" problem={problem} round={0} />
      <Body page={page} form={form} />
    </section>
  )
}

interface BodyProps {
  readonly page: SubscriptionPageProps
  readonly form: FormFields
}

const titles: Readonly<Record<Exclude<SubscriptionAct, 'resume'>, string>> = {
  skip: 'Skip the next delivery',
  pause: 'Pause',
  swap: 'Change what you get',
  address: 'Change your address',
  delivery: 'Choose how it is delivered',
  card: 'Name another card',
  cancel: 'Cancel your subscription',
}

function titleOf(ask: SubscriptionAct, page: SubscriptionPageProps): string {
  if (ask === 'resume') return resumeLabel(page)
  return ask === 'skip' && page.isMembership ? 'Skip the next payment' : titles[ask]
}

const bodies: Readonly<Record<SubscriptionAct, (props: BodyProps) => ReactNode>> = {
  skip: ({ page }) => (
    <Act page={page} act="skip" button="Skip it">
      {!page.isMembership ? (
        <p>Nothing is charged on {page.nextText ?? 'that day'}, and nothing comes. After that it goes on.</p>
      ) : (
        <>
          <p>Nothing is charged on {page.nextText ?? 'that day'}.</p>
          {page.openUntilText === null ? null : <Closed until={page.openUntilText} />}
        </>
      )}
    </Act>
  ),
  pause: ({ page, form }) => (
    <Act page={page} act="pause" button="Pause">
      <p>Nothing is charged meanwhile. It goes on by itself, and you can resume it sooner.</p>
      {page.openUntilText === null ? null : <Closed until={page.openUntilText} />}
      <div className="vt-fields">
        <SelectField
          form={form}
          name="cycles"
          label={page.isMembership ? 'Payments to leave out' : 'Deliveries to leave out'}
          choices={Array.from({ length: page.mostCycles }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
        />
      </div>
    </Act>
  ),
  resume: ({ page }) => (
    <Act page={page} act="resume" button={resumeLabel(page)}>
      {page.resumedText === null ? null : <p>The next payment is on {page.resumedText}.</p>}
      {page.isMembership ? (
        <p>It goes on with the next payment, at the price that you know: {page.priceText}.</p>
      ) : (
        <p>It goes on with the next delivery, at the price that you know: {page.priceText}.</p>
      )}
    </Act>
  ),
  swap: ({ page, form }) => (
    <Act page={page} act="swap" button="Save">
      <p>It counts from the next payment on.</p>
      <div className="vt-fields">
        <SelectField
          form={form}
          name="variantId"
          label="What you get"
          choices={page.variants.map(({ id, label }) => ({ value: id, label }))}
        />
        {page.takesQuantity && (
          <TextField form={form} name="quantity" label="Quantity" inputMode="numeric" maxLength={9} />
        )}
      </div>
    </Act>
  ),
  address: ({ page, form }) => (
    <Act page={page} act="address" button="Save">
      <AddressFields form={form} kind="shipping" countries={page.countries} />
    </Act>
  ),
  delivery: ({ page, form }) => (
    <Act page={page} act="delivery" button="Save">
      <p>It counts from the next payment on.</p>
      <div className="vt-fields">
        <SelectField
          form={form}
          name="delivery"
          label="Delivery"
          choices={page.deliveries.map(({ key, label }) => ({ value: key, label }))}
        />
      </div>
    </Act>
  ),
  card: ({ page, form }) => <CardForms page={page} form={form} />,
  cancel: ({ page }) => (
    <Act page={page} act="cancel" button="Cancel now">
      <p>
        Nothing is charged any more. What you paid for stays yours until its period ends; until then you can
        take it up again.
      </p>
    </Act>
  ),
}

/** A membership is open for the time that is paid, and for no payment that is left out. */
function Closed({ until }: { readonly until: string }) {
  return (
    <p>
      Your membership is open until {until}, as you paid for it. Then it is closed until the next payment.
    </p>
  )
}

function CardForms({ page, form }: BodyProps) {
  if (page.gateways.length === 0)
    return <p role="status">This shop takes no cards at the moment. Please come back later.</p>
  return page.gateways.map(({ key }) =>
    key === 'test' ? (
      <Act key={key} page={page} act="card" gateway="test" button="Use this card">
        <TestCards />
        {page.state === 'past-due' &&
          (page.failedText === null ? (
            <p>The payment that failed is tried with it at once.</p>
          ) : (
            <p>The payment that failed, {page.failedText}, is tried with it at once.</p>
          ))}
        <div className="vt-fields">
          <TextField form={form} name="cardNumber" label="Card number" inputMode="numeric" maxLength={23} />
          <TextField form={form} name="expiry" label="Expiry (MM/YY)" maxLength={9} width="half" />
          <TextField
            form={form}
            name="securityCode"
            label="Security code"
            inputMode="numeric"
            maxLength={4}
            width="half"
          />
        </div>
      </Act>
    ) : (
      <Act key={key} page={page} act="card" gateway="stripe" button="Go on to Stripe">
        {page.state === 'past-due' && page.failedText !== null ? (
          <p>
            You name your card on the page of Stripe, and come back here. The payment that failed,{' '}
            {page.failedText}, is charged to it at once.
          </p>
        ) : page.state === 'past-due' ? (
          <p>
            You name your card on the page of Stripe, and come back here. The payment that failed is charged
            to it at once.
          </p>
        ) : (
          <p>You name your card on the page of Stripe, and come back here. Nothing is charged for it.</p>
        )}
      </Act>
    ),
  )
}

/** What leaves out what comes next: pressed twice it leaves out no more. */
const leavingOut: readonly SubscriptionAct[] = ['skip', 'pause']

function Act(act: {
  readonly page: SubscriptionPageProps
  readonly act: SubscriptionAct
  readonly button: string
  readonly gateway?: string
  readonly children: ReactNode
}) {
  const { path, linkKey, nextCycle } = act.page
  return (
    <form className="vt-subscription-form" method="post" action={`${path}#ask`}>
      <input type="hidden" name="key" value={linkKey} />
      <input type="hidden" name="act" value={act.act} />
      {leavingOut.includes(act.act) ? <input type="hidden" name="cycle" value={nextCycle} /> : null}
      {act.gateway ? <input type="hidden" name="gateway" value={act.gateway} /> : null}
      {act.children}
      <div className="vt-subscription-send">
        <button className="vt-button" type="submit">
          {act.button}
        </button>
        <a href={`${path}?key=${linkKey}`}>Back</a>
      </div>
    </form>
  )
}
