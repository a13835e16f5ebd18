import { useNetwork } from '@mantine/hooks'
import { callFailureText } from '@vitrine/contract/client/outcome'
import { WifiOff } from 'lucide-react'
import classes from './offline-notice.module.css'

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <div className={classes.notice}>
          <WifiOff size={18} aria-hidden className={classes.sign} />
          <p>
            <strong>You are offline.</strong> {callFailureText.offline} What you type stays here until you can
            save it.
          </p>
        </div>
      )}
    </div>
  )
}
