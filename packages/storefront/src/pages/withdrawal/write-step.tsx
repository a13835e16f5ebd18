import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import { ErrorSummary } from '../../parts/form-fields/error-summary.tsx'
import type { FormFields } from '../../parts/form-fields/form-fields.ts'
import { SelectField } from '../../parts/form-fields/select-field.tsx'
import { TextField } from '../../parts/form-fields/text-field.tsx'

/** The first step: who withdraws, from what, and where the receipt goes. */
export function WriteStep(page: WithdrawalPageProps) {
  const form: FormFields = {
    idPrefix: 'withdrawal',
    values: page.values,
    errors: page.errors,
    type: () => undefined,
    leave: () => undefined,
  }
  const isOpen = page.orderText === '' || page.lines.some(({ most }) => most > 0)
  if (!isOpen) return <Lines page={page} form={form} />
  return (
    <form className="vt-order-card vt-subscription-form" method="post" action={page.path}>
      <ErrorSummary form={form} title="Please check your entries" problem={null} round={0} />
      <p>
        You need give no reason. Nothing is declared before you confirm it in the next step; a receipt comes
        by email at once.
      </p>
      <input type="hidden" name="key" value={page.linkKey} />
      {page.orderText ? <Lines page={page} form={form} /> : null}
      <div className="vt-fields">
        {page.orderText ? null : (
          <TextField form={form} name="orderNumber" label="Number of the order" maxLength={60} />
        )}
        <TextField form={form} name="name" label="Your name" maxLength={200} />
        <TextField
          form={form}
          name="email"
          label={page.orderText ? 'Email for the receipt' : 'Email that you ordered with'}
          type="email"
          inputMode="email"
          maxLength={256}
        />
        {page.orderText ? null : (
          <TextField
            form={form}
            name="part"
            label="Only for a part of the order? Write which"
            maxLength={500}
            isRequired={false}
          />
        )}
      </div>
      <div className="vt-subscription-send">
        <button className="vt-button" type="submit" name="step" value="review">
          Continue
        </button>
      </div>
    </form>
  )
}

interface LinesProps {
  readonly page: WithdrawalPageProps
  readonly form: FormFields
}

/** More units than these are typed. */
const mostChoices = 50

/** The lines of the order: how many units of each, or why none. */
function Lines({ page, form }: LinesProps) {
  return (
    <ul className="vt-withdrawal-lines">
      {page.lines.map(({ id, title, choice, most, reason }) => (
        <li key={id}>
          <span>
            {title}
            {choice ? <span className="vt-quiet"> {choice}</span> : null}
            {reason ? <span className="vt-quiet vt-withdrawal-reason">{reason}</span> : null}
          </span>
          {most > mostChoices ? (
            <TextField
              form={form}
              name={`quantity-${id}`}
              label={`Withdraw from ${title}, up to ${most}`}
              inputMode="numeric"
              maxLength={9}
            />
          ) : most > 0 ? (
            <SelectField
              form={form}
              name={`quantity-${id}`}
              label={`Withdraw from ${title}`}
              choices={Array.from({ length: most + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? 'None' : `${count} of ${most}`,
              }))}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
