import { NumberInput, type NumberInputProps } from '@mantine/core'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { decimalMark } from '../format/decimal-mark.ts'
import { useSession } from '../session/session.ts'
import { panelLocale } from '../session/shown-language.ts'

interface AmountFieldProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** In minor units of the currency of the site. */
  readonly value?: number
  readonly onChange: (cents: number) => void
  /** Where it is another than that of the site. */
  readonly currency?: string
}

/** An amount of money in major units; an empty field is nothing. */
export function AmountField({ value = 0, onChange, label, currency: other, ...others }: AmountFieldProps) {
  const { locale, currency: usual } = useSession().site
  const currency = other ?? usual
  const digits = digitsOf(currency)
  const unit = 10 ** digits
  return (
    <NumberInput
      hideControls
      inputMode="decimal"
      allowNegative={false}
      decimalScale={digits}
      decimalSeparator={decimalMark(panelLocale(locale))}
      allowedDecimalSeparators={[',', '.']}
      max={999_999_999}
      {...others}
      label={label && `${label} (${currency})`}
      value={value === 0 ? '' : value / unit}
      placeholder="0"
      onChange={(written) => onChange(Math.round(Number(written || 0) * unit))}
    />
  )
}
