import { amountProblemText, parseAmount, writeAmount } from '../format/money-text.ts'
import { useSession } from '../session/session.ts'
import { type ReadNumber, TypedNumber, type TypedNumberProps } from './numbers/typed-number.tsx'

interface AmountFieldProps extends Omit<TypedNumberProps, 'value' | 'read' | 'write'> {
  /** In minor units of the currency of the site. */
  readonly value?: number
  readonly onChange: (cents: number) => void
  /** Where it is another than that of the site. */
  readonly currency?: string
}

/** An amount of money in major units, with all its digits while nobody types in it; an empty field is nothing. */
export function AmountField({ value = 0, label, currency: other, ...others }: AmountFieldProps) {
  const { locale, currency: usual } = useSession().site
  const currency = other ?? usual
  return (
    <TypedNumber
      placeholder="0"
      {...others}
      label={label && `${label} (${currency})`}
      value={value}
      read={(text) => readAmount(text, currency)}
      write={(cents) => (cents === 0 ? '' : writeAmount(cents, { currency, locale }))}
    />
  )
}

function readAmount(text: string, currency: string): ReadNumber {
  const amount = parseAmount(text, currency)
  if (amount.ok) return { ok: true, value: amount.cents }
  return amount.problem === 'empty'
    ? { ok: true, value: 0 }
    : { ok: false, text: amountProblemText(amount.problem, currency) }
}
