import { Alert } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { WifiOff } from 'lucide-react'
import { failureText } from '../call/messages.ts'

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <Alert color="orange" mb="md" icon={<WifiOff aria-hidden />} title="You are offline">
          {failureText.offline} What you type stays here until you can save it.
        </Alert>
      )}
    </div>
  )
}
