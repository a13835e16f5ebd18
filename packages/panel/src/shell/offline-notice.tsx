import { Alert } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { callFailureText } from '@vitrine/contract/client/outcome'
import { WifiOff } from 'lucide-react'

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <Alert color="orange" mb="md" icon={<WifiOff aria-hidden />} title="You are offline">
          {callFailureText.offline} What you type stays here until you can save it.
        </Alert>
      )}
    </div>
  )
}
