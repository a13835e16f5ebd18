import { Alert, Anchor, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FrontDoor } from '../sign-in/front-door.tsx'
import { FirstOwnerForm } from './first-owner-form.tsx'

const route = getRouteApi('/first-owner')

/** Where the one-time link of a new installation leads: makes the account that owns the site. */
export function FirstOwnerScreen() {
  const { token } = route.useSearch()
  const [isGone, setGone] = useState(token === '')
  return (
    <FrontDoor
      title={isGone ? 'This link no longer works' : 'Create your account'}
      lead={
        isGone
          ? ''
          : 'First your account. A site that still shows the demo asks next what it begins with: empty, the demo, or another template.'
      }
    >
      {isGone ? (
        <GoneLink hasToken={token !== ''} />
      ) : (
        <FirstOwnerForm token={token} onGone={() => setGone(true)} />
      )}
    </FrontDoor>
  )
}

function GoneLink({ hasToken }: { readonly hasToken: boolean }) {
  return (
    <>
      <Alert color="orange" role="alert" mb="md">
        {hasToken
          ? 'The link was used already, or it is too old.'
          : 'The address is not complete. Copy the whole link that the server printed.'}
      </Alert>
      <Text size="sm" mb="md">
        Restart the server to get a new link, as long as the site has no owner. If you created your account
        already, sign in with it.
      </Text>
      <Anchor component={Link} to="/">
        Go to sign-in
      </Anchor>
    </>
  )
}
