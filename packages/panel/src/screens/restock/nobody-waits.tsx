import { EmptyState } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readRestockSettingsCall } from '@vitrine/contract/restock/panel-calls'
import { BellRing } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useMay } from '../../session/may.ts'

/** Shown while nobody waits: where visitors ask, or, while they cannot, how they could. */
export function NobodyWaits() {
  const settings = useQuery({
    ...callQuery(readRestockSettingsCall, {}),
    // What the form of the settings below read and saved.
    queryKey: [readRestockSettingsCall.name],
    enabled: useMay(readRestockSettingsCall),
    refetchOnWindowFocus: false,
  })
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<BellRing aria-hidden />}
      title="Nobody waits yet"
      description={
        settings.data?.value.isOn === false
          ? 'Switch the notices on below: the page of what is sold out then has a form.'
          : 'Who asks on the page of a product to be told when it is back stands here.'
      }
    />
  )
}
