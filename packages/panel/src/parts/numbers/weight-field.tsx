import { gramsPerPound, weightIn } from '@vitrine/domain/catalogue/weight'
import { readThousandths, writeDecimal } from '../../format/decimal-text.ts'
import { useSession } from '../../session/session.ts'
import { panelLocale } from '../../session/shown-language.ts'
import { TypedNumber, type TypedNumberProps } from './typed-number.tsx'

/** A weight in kilograms, or pounds where the site has these; its value is in grams. An empty field is 0. */
export function WeightField(props: Omit<TypedNumberProps, 'read' | 'write'>) {
  const { locale, measurement } = useSession().site
  const gramsPerUnit = measurement === 'metric' ? 1_000 : gramsPerPound
  return (
    <TypedNumber
      {...props}
      read={(text) => {
        const read = readThousandths(text)
        return read.ok ? { ok: true, value: Math.round((read.value / 1_000) * gramsPerUnit) } : read
      }}
      write={(grams) => (grams === 0 ? '' : writeDecimal(weightIn(measurement, grams), panelLocale(locale)))}
    />
  )
}
