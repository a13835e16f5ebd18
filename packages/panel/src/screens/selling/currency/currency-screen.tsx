import { Skeleton } from '@mantine/core'
import { readCurrencyCall } from '@vitrine/contract/selling/currency-calls'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { CurrencyForm } from './currency-form.tsx'

/** The currency of the shop, and what becomes of its prices when it changes. */
export function CurrencyScreen() {
  const { data, isPending, isError, error, refetch } = useCall(readCurrencyCall, {})
  return (
    <>
      <SettingsHead title="Currency" />
      {isPending && <Skeleton h={220} role="status" aria-label="Loading the currency" />}
      {isError && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && <CurrencyForm key={data.currency} {...data} />}
    </>
  )
}
