import { ActionIcon, Tooltip } from '@mantine/core'
import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

interface HistoryButtonsProps {
  /** Null: there is nothing to go back to. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** The ways back and forth through the steps of a draft. */
export function HistoryButtons({ undo, redo }: HistoryButtonsProps) {
  return (
    <>
      <HistoryButton label="Undo" icon={<Undo2 size={16} aria-hidden />} act={undo} />
      <HistoryButton label="Redo" icon={<Redo2 size={16} aria-hidden />} act={redo} />
    </>
  )
}

interface HistoryButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly act: (() => void) | null
}

/** Not `disabled`: with the last step the focus would go away. */
function HistoryButton({ label, icon, act }: HistoryButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        aria-disabled={act === null}
        data-disabled={act === null || undefined}
        onClick={() => act?.()}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  )
}
