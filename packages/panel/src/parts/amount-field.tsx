import { NumberInput, type NumberInputProps } from '@mantine/core'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { useState } from 'react'
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

/** An amount of money in major units, with all its digits while nobody types in it; an empty field is nothing. */
export function AmountField(props: AmountFieldProps) {
  const { value = 0, onChange, onFocus, onBlur, label, currency: other, ...others } = props
  const { locale, currency: usual } = useSession().site
  const currency = other ?? usual
  const digits = digitsOf(currency)
  const unit = 10 ** digits
  const [isTyped, setTyped] = useState(false)
  return (
    <NumberInput
      hideControls
      inputMode="decimal"
      allowNegative={false}
      decimalScale={digits}
      fixedDecimalScale={!isTyped}
      decimalSeparator={decimalMark(panelLocale(locale))}
      allowedDecimalSeparators={[',', '.']}
      max={999_999_999}
      {...others}
      label={label && `${label} (${currency})`}
      value={value === 0 ? '' : value / unit}
      placeholder="0"
      onFocus={(event) => {
        setTyped(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setTyped(false)
        onBlur?.(event)
      }}
      onChange={(written) => onChange(Math.round(Number(written || 0) * unit))}
    />
  )
}
