import { Alert, Button, Code, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  beginSecondFactorCall,
  finishSecondFactorCall,
  readSecondFactorCall,
} from '@vitrine/contract/owners/factor-calls'
import { useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { messageAbove } from '../../../call/messages.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { type Change, refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { WayBackButton } from '../../../parts/dialogs/way-back-button.tsx'
import classes from './factors.module.css'
import { UnseenCodes } from './unseen-codes.tsx'
import type { NewCodes } from './use-new-codes.ts'

interface SetUpFactorProps {
  /** Turns it on, and shows its codes on paper, wherever one is by then. */
  readonly turningOn: Change<NewCodes>
  readonly renewing: Change<NewCodes>
  readonly onCancel: (() => void) | null
  /** It is on, and its codes on paper are known. */
  readonly onHave: () => void
}

/** A picture for the app, and the first code of it. */
export function SetUpFactor({ turningOn, renewing, onCancel, onHave }: SetUpFactorProps) {
  const factor = useCall(readSecondFactorCall, {})
  const [begun, setBegun] = useState<ReplyOf<typeof beginSecondFactorCall> | null>(null)
  const beginning = useChange({ onDone: setBegun })
  const refusal = refusalIn(beginning)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, as it is opened.
  useEffect(() => {
    void beginning.send(prepareCall(beginSecondFactorCall, {}))
  }, [])
  if (factor.data?.isOn)
    return (
      <UnseenCodes renewing={renewing} onHave={onHave}>
        The second factor is on.
      </UnseenCodes>
    )
  if (refusal)
    return (
      <Alert color="red" role="alert">
        {refusal.message}
      </Alert>
    )
  if (begun === null) return <Skeleton h={320} role="status" aria-label="Making a picture for your app" />
  return (
    <Stack>
      <Text size="sm">
        Scan the picture with an app for one-time codes, then enter the code that it shows.
      </Text>
      <Picture uri={begun.uri} />
      <Text size="sm">
        No camera? Type this into the app: <Code>{begun.secret.replace(/(.{4})/g, '$1 ').trim()}</Code>
      </Text>
      <FirstCode turningOn={turningOn} onCancel={onCancel} />
    </Stack>
  )
}

/** The squares of a text as cameras read it, with the margin that they need. */
function Picture({ uri }: { readonly uri: string }) {
  const { data, size } = encode(uri, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Picture for your app"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}

function FirstCode({ turningOn, onCancel }: Pick<SetUpFactorProps, 'turningOn' | 'onCancel'>) {
  const code = useRef<HTMLInputElement>(null)
  // It comes once the picture is made: what opens a dialog looks for the first field before.
  useEffect(() => code.current?.focus(), [])
  const message = messageAbove(refusalIn(turningOn))
  const isSaving = turningOn.state.kind === 'saving'
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } })
  const finish = form.onSubmit(async (body) => {
    const refused = await turningOn.send(prepareCall(finishSecondFactorCall, { body }))
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <form onSubmit={finish} noValidate>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
          ref={code}
        />
        <Group justify="flex-end" gap="xs">
          {onCancel && (
            <WayBackButton isSaving={isSaving} onClick={onCancel}>
              Cancel
            </WayBackButton>
          )}
          <Button type="submit" loading={isSaving}>
            Turn on
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
