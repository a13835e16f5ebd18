import { readThousandths, writeDecimal } from '../../format/decimal-text.ts'
import { useSession } from '../../session/session.ts'
import { panelLocale } from '../../session/shown-language.ts'
import { TypedNumber, type TypedNumberProps } from './typed-number.tsx'

/** A share in percent, with up to three places; its value is in thousandths of a percent. An empty field is 0. */
export function PercentField(props: Omit<TypedNumberProps, 'read' | 'write'>) {
  const { locale } = useSession().site
  return (
    <TypedNumber
      {...props}
      read={(text) => readThousandths(text, 100_000)}
      write={(milliPercent) => writeDecimal(milliPercent / 1_000, panelLocale(locale))}
    />
  )
}
