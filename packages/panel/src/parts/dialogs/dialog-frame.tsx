import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLossQuestion } from './use-loss-question.tsx'
import { useTyped } from './use-typed.ts'

interface DialogFrameProps extends Pick<ModalProps, 'size'> {
  /** A dialog that is drawn only while it is asked for leaves this out. */
  readonly opened?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  /** Whether something was changed that no field tells of, such as by a button of the text editor. */
  readonly isDirty?: boolean
  /** Whether all that was typed was used: nothing would be lost. */
  readonly isDone?: boolean
  /** Whether something is on its way: nothing closes it before its outcome can be seen. */
  readonly isSaving?: boolean
  /** Whether it shows what is never shown again: its own button alone closes it. */
  readonly isShownOnce?: boolean
  readonly children: ReactNode
}

/**
 * The frame of a dialog with fields. Once something was typed a click beside it does nothing, and Esc, the cross and the browser's Back ask
 * first; its own buttons close it at once. While something is on its way none of them does anything.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { opened = true, onClose, isDirty = false, isDone = false, isShownOnce = false, children } = props
  const { isSaving = false } = props
  const { isTyped, forget, watch } = useTyped()
  const isWritten = opened && (isTyped || isDirty) && !isDone
  const stake = isSaving ? 'saving' : isShownOnce ? 'shown-once' : isWritten ? 'written' : null
  const { isAsked, close, question } = useLossQuestion(opened ? stake : null, onClose)
  // Opened again, it is empty.
  if (!opened && isTyped) forget()
  return (
    <Modal
      opened={opened}
      title={props.title}
      size={props.size}
      aria-busy={isSaving}
      onClose={close}
      closeOnClickOutside={stake === null}
      closeOnEscape={!isAsked}
      withCloseButton={!isShownOnce}
    >
      <div {...watch}>{children}</div>
      {question}
    </Modal>
  )
}
