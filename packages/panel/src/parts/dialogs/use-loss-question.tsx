import { Button, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

/** What stands between something that was written and its loss. */
interface LossQuestion {
  readonly isAsked: boolean
  /** For Esc and the cross: closes at once where nothing would be lost. */
  readonly close: () => void
  /** To be put into what is closed. */
  readonly question: ReactNode
}

/** Asks before what was written into a dialog or a drawer is lost, by Esc, the cross or the browser's Back. */
export function useLossQuestion(isWritten: boolean, onClose: () => void): LossQuestion {
  const [isWanted, setWanted] = useState(false)
  // It was saved meanwhile, or closed: nothing is lost.
  if (isWanted && !isWritten) setWanted(false)
  const isAsked = isWanted && isWritten
  return {
    isAsked,
    close: () => (isWritten ? setWanted(true) : onClose()),
    question: (
      <>
        {isWritten && <UnsavedGuard isDirty isForHistory />}
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
