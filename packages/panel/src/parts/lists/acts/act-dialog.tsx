import { Alert, Button, Stack, Text } from '@mantine/core'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { type ReactNode, useRef } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { DialogButtons } from '../../dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../dialogs/way-back-button.tsx'
import type { ActAsked, ActDialogProps, ActOutcome, DryRun } from './act-of-room.ts'
import { emptySelectionText } from './act-texts.ts'
import { dryRunText } from './act-words.ts'
import { FailureList } from './failure-list.tsx'
import { useDryRun } from './use-dry-run.ts'
import { useStart } from './use-start.ts'

interface ActDialogFrameProps extends Pick<ActDialogProps<never>, 'act' | 'words' | 'onClose' | 'onStarted'> {
  /** Makes the call of the act, with what the fields say. */
  readonly run: (asked: ActAsked) => Promise<ActOutcome>
  /** What the fields say, as text that changes with them; null where they cannot be sent. */
  readonly input: string | null
  /** Whether "Cancel" would be read as the act itself: the way back is called "Back" then. */
  readonly isCancelAnAct?: boolean
  /** The fields of the act. */
  readonly children?: ReactNode
}

/**
 * The dialog of an act on many rows: its fields, what would change, and the button that begins it. What cannot be undone is begun by its
 * button alone, and the keyboard begins at the way back.
 */
export function ActDialog(props: ActDialogFrameProps) {
  const { act, words, run, input, onClose, onStarted, isCancelAnAct = false, children } = props
  const now = useDryRun(input, () => run({ isDryRun: true }))
  const { dryRun, message, refuse } = now
  const key = useActKey(input)
  const { isBeginning, canAsk, ask } = useStart(now, act.canUndo, async () => {
    const outcome = await run({ isDryRun: false, key: key() })
    if (!outcome.ok) refuse(outcome.refusal.message)
    else if ('bulkAct' in outcome.reply) onStarted(outcome.reply.bulkAct)
  })
  return (
    <DialogFrame onClose={onClose} isSaving={isBeginning} size="lg" title={`${act.label}: ${words}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (act.canUndo) ask()
        }}
      >
        <Stack>
          {children}
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
          <DryRunWords dryRun={dryRun} isWaiting={dryRun === null && message === null && input !== null} />
          {!act.canUndo && (
            <Text size="sm" c="dimmed">
              This cannot be undone.
            </Text>
          )}
          <DialogButtons>
            <WayBackButton isSaving={isBeginning} onClick={onClose} isFirst={!act.canUndo}>
              {isCancelAnAct ? 'Back' : 'Cancel'}
            </WayBackButton>
            <Button
              type={act.canUndo ? 'submit' : 'button'}
              color={act.isLoss ? 'red.9' : undefined}
              aria-disabled={!canAsk}
              data-disabled={!canAsk || undefined}
              data-autofocus={(act.canUndo && children === undefined) || undefined}
              onClick={act.canUndo ? undefined : ask}
            >
              {act.label}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}

/** The key of the act as its fields stand: what was not answered is asked for by the same, and what was changed since by another. */
function useActKey(input: string | null): () => string {
  const kept = useRef({ input, key: newUuid() })
  return () => {
    if (kept.current.input !== input) kept.current = { input, key: newUuid() }
    return kept.current.key
  }
}

function DryRunWords({ dryRun, isWaiting }: { readonly dryRun: DryRun | null; readonly isWaiting: boolean }) {
  const { number } = useFormat()
  const text =
    dryRun === null
      ? isWaiting
        ? 'Looking what would change…'
        : ''
      : dryRun.total === 0
        ? emptySelectionText
        : dryRunText(dryRun, number)
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600} role="status">
        {text}
      </Text>
      {dryRun && <FailureList failures={dryRun.failures} count={dryRun.failed} />}
    </Stack>
  )
}
