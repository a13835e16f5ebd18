import { readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import { useCall } from '../../../call/use-call.ts'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { CurrencyForm } from './currency-form.tsx'

/** The currency of the shop, and what becomes of its prices when it changes. */
export function CurrencyScreen() {
  const reading = useCall(readCurrencyCall, {})
  return (
    <>
      <SettingsHead title="Currency" />
      <Shown of={[reading]} loading="Loading the currency" height={220}>
        {(data) => <CurrencyForm key={data.currency} {...data} />}
      </Shown>
    </>
  )
}
