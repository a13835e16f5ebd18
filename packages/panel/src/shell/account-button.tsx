import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../session/session.ts'
import { IconButton } from './icon-button.tsx'

const load = () => import('./account-menu.tsx')
const AccountMenu = lazy(() => load().then((file) => ({ default: file.AccountMenu })))

/** Opens the menu of the account, which is loaded when a pointer or the focus comes near. */
export function AccountButton() {
  const [isWanted, setWanted] = useState(false)
  const { account } = useSession()
  const button = (
    <IconButton
      label={`Account of ${account.displayName}`}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <CircleUserRound size={20} aria-hidden />
    </IconButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  )
}
