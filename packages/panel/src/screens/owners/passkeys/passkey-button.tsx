import { Button } from '@mantine/core'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'

interface PasskeyButtonProps {
  readonly label: string
  readonly isMain?: boolean
  /** What pressing it does. */
  readonly onPress: () => Promise<void>
}

/** Uses a passkey; busy as long as the browser asks for it. */
export function PasskeyButton({ label, isMain = false, onPress }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<KeyRound size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void press()}
    >
      {label}
    </Button>
  )
}
