import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { renewRecoveryCodesCall } from '@vitrine/contract/owners/factor-calls'
import { type ReactNode, useEffect, useRef } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import type { Change } from '../../../parts/changes/use-change.ts'
import { WayBackButton } from '../../../parts/dialogs/way-back-button.tsx'
import type { NewCodes } from './use-new-codes.ts'

interface UnseenCodesProps {
  readonly renewing: Change<NewCodes>
  /** Goes on without new codes. */
  readonly onHave: () => void
  /** What is on by now. */
  readonly children: ReactNode
}

/** Shown where something is on already: its answer may have been lost, and with it the codes on paper, which are told once. */
export function UnseenCodes({ renewing, onHave, children }: UnseenCodesProps) {
  const make = useRef<HTMLButtonElement>(null)
  // It takes the place of a form that may have had the focus.
  useEffect(() => make.current?.focus(), [])
  const isSaving = renewing.state.kind === 'saving'
  return (
    <Stack>
      <Alert color="orange" role="alert">
        {children}
      </Alert>
      <Text size="sm">
        Have you seen its recovery codes? If not, make new ones: they come in the place of those that nobody
        saw.
      </Text>
      <Group justify="flex-end" gap="xs">
        <WayBackButton isSaving={isSaving} onClick={onHave}>
          I have my codes
        </WayBackButton>
        <Button
          ref={make}
          loading={isSaving}
          onClick={() => void renewing.send(prepareCall(renewRecoveryCodesCall, {}))}
        >
          Make new recovery codes
        </Button>
      </Group>
    </Stack>
  )
}
