import { Alert, Anchor, Button, Text } from '@mantine/core'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { signInByLinkCall } from '@vitrine/contract/owners/session-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useEnter } from '../../../session/session.ts'
import type { AskedFactor } from './asked-factor.ts'
import { CodeForm } from './code-form.tsx'
import { FrontDoor } from './front-door.tsx'

const route = getRouteApi('/sign-in')

/** Where a link leads that signs in. It is used by a press of a button: programs that look into mails open links, but press nothing. */
export function LinkScreen() {
  const { link } = route.useSearch()
  const [isGone, setGone] = useState(false)
  if (isGone) return <GoneLink />
  return (
    <FrontDoor title="Sign in by your link" lead="The link works once: press the button to use it.">
      <UseLink token={link} onGone={() => setGone(true)} />
    </FrontDoor>
  )
}

type UseState =
  | { readonly name: 'idle' | 'entering' }
  | { readonly name: 'refused'; readonly message: string }
  | { readonly name: 'asked'; readonly factor: AskedFactor }

interface UseLinkProps {
  readonly token: string
  /** The link turned out to be used or too old. */
  readonly onGone: () => void
}

function UseLink({ token, onGone }: UseLinkProps) {
  const enter = useEnter()
  const navigate = useNavigate()
  const [state, setState] = useState<UseState>({ name: 'idle' })

  const signIn = async () => {
    setState({ name: 'entering' })
    const outcome = await call(signInByLinkCall, { body: { token } })
    if (outcome.ok) {
      if ('ticket' in outcome.reply) return setState({ name: 'asked', factor: outcome.reply })
      enter(outcome.reply)
      // The used link does not stay in the history.
      return navigate({ to: '/', replace: true })
    }
    if (outcome.refusal.status === 410) return onGone()
    setState({ name: 'refused', message: outcome.refusal.message })
  }

  if (state.name === 'asked') return <CodeForm asked={state.factor} onAgain={onGone} isElsewhere />
  return (
    <>
      <div role="alert">
        {state.name === 'refused' && (
          <Alert color="red" mb="md">
            {state.message}
          </Alert>
        )}
      </div>
      <Button fullWidth loading={state.name === 'entering'} onClick={() => void signIn()}>
        Sign in
      </Button>
    </>
  )
}

function GoneLink() {
  return (
    <FrontDoor title="This link no longer works" lead="">
      <Alert color="orange" role="alert" mb="md">
        The link was used already, is too old, or a newer one took its place.
      </Alert>
      <Text size="sm" mb="md">
        Sign in with your password, or have another link made at the sign-in page.
      </Text>
      <Anchor component={Link} to="/">
        Go to sign-in
      </Anchor>
    </FrontDoor>
  )
}
