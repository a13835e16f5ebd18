import { Alert, Button, Code, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { beginSecondFactorCall, finishSecondFactorCall } from '@vitrine/contract/owners/factor-calls'
import { useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { call } from '../../../call/client.ts'
import classes from './factors.module.css'

interface SetUpFactorProps {
  readonly onCancel: (() => void) | null
  readonly onOn: (recoveryCodes: readonly string[]) => void
}

type Begun = { readonly uri: string; readonly secret: string } | { readonly message: string }

/** A picture for the app, and the first code of it. */
export function SetUpFactor({ onCancel, onOn }: SetUpFactorProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  useEffect(() => {
    let isHere = true
    void call(beginSecondFactorCall, {}).then((outcome) => {
      if (isHere) setBegun(outcome.ok ? outcome.reply : { message: outcome.refusal.message })
    })
    return () => {
      isHere = false
    }
  }, [])
  if (begun === null) return <Skeleton h={320} role="status" aria-label="Making a picture for your app" />
  if ('message' in begun)
    return (
      <Alert color="red" role="alert">
        {begun.message}
      </Alert>
    )
  return (
    <Stack>
      <Text size="sm">
        Scan the picture with an app for one-time codes, then enter the code that it shows.
      </Text>
      <Picture uri={begun.uri} />
      <Text size="sm">
        No camera? Type this into the app: <Code>{begun.secret.replace(/(.{4})/g, '$1 ').trim()}</Code>
      </Text>
      <FirstCode onCancel={onCancel} onOn={onOn} />
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

function FirstCode({ onCancel, onOn }: SetUpFactorProps) {
  const code = useRef<HTMLInputElement>(null)
  // It comes once the picture is made: what opens a dialog looks for the first field before.
  useEffect(() => code.current?.focus(), [])
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } })
  const finish = form.onSubmit(async (body) => {
    setMessage(null)
    const outcome = await call(finishSecondFactorCall, { body })
    if (outcome.ok) return onOn(outcome.reply.recoveryCodes)
    form.setErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
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
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" loading={form.submitting}>
            Turn on
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
