import { Alert, Anchor, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FrontDoor } from '../sign-in/front-door.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const route = getRouteApi('/new-password')

/** Where a link leads that sets a new password. */
export function NewPasswordScreen() {
  const { link } = route.useSearch()
  const [isGone, setGone] = useState(link === '')
  if (isGone) return <GoneLink hasToken={link !== ''} />
  return (
    <FrontDoor
      title="Set a new password"
      lead="You are signed in with it at once; whoever is signed in with your account elsewhere is signed out."
    >
      <NewPasswordForm token={link} onGone={() => setGone(true)} />
    </FrontDoor>
  )
}

function GoneLink({ hasToken }: { readonly hasToken: boolean }) {
  return (
    <FrontDoor title="This link no longer works" lead="">
      <Alert color="orange" role="alert" mb="md">
        {hasToken
          ? 'The link was used already, is too old, or a newer one took its place.'
          : 'The address is not complete. Copy the whole link.'}
      </Alert>
      <Text size="sm" mb="md">
        {hasToken
          ? 'If you have entered a new password here before, sign in with that one, even if no answer came. Otherwise your password is as it was: have another link made at the sign-in page.'
          : 'Your password is as it was. Have another link made at the sign-in page.'}
      </Text>
      <Anchor component={Link} to="/">
        Go to sign-in
      </Anchor>
    </FrontDoor>
  )
}
