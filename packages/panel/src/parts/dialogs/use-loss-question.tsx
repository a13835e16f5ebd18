import { Button, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { BackGuard, type Stake } from './back-guard.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

/** What stands between something that is at stake and its loss. */
interface LossQuestion {
  readonly isAsked: boolean
  /** For Esc and the cross: closes at once where nothing is at stake. */
  readonly close: () => void
  /** To be put into what is closed. */
  readonly question: ReactNode
}

/**
 * Asks before what was written into a dialog or a drawer is lost, by Esc, the cross or the browser's Back. What is on its way is waited for, and
 * what is shown once is left by its own button.
 */
export function useLossQuestion(stake: Stake | null, onClose: () => void): LossQuestion {
  const [isWanted, setWanted] = useState(false)
  const isWritten = stake === 'written'
  // It was saved meanwhile, or closed: nothing is lost.
  if (isWanted && !isWritten) setWanted(false)
  const isAsked = isWanted && isWritten
  return {
    isAsked,
    close: () => {
      if (isWritten) setWanted(true)
      if (stake === null) onClose()
    },
    question: (
      <>
        {stake !== null && <BackGuard stake={stake} />}
        {isAsked && <Question onStay={() => setWanted(false)} onLeave={onClose} />}
      </>
    ),
  }
}

interface QuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

function Question({ onStay, onLeave }: QuestionProps) {
  return (
    <Modal opened onClose={onStay} title="Close without saving?" closeOnClickOutside={false}>
      <Text size="sm" mb="lg">
        What you wrote here will be lost.
      </Text>
      <DialogButtons>
        <Button variant="default" onClick={onLeave}>
          Close it
        </Button>
        <Button onClick={onStay} data-autofocus>
          Stay here
        </Button>
      </DialogButtons>
    </Modal>
  )
}
