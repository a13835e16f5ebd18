import { Alert, Anchor, Skeleton, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { readInvitationCall } from '@vitrine/contract/owners/people-calls'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { useEffect, useState } from 'react'
import { call } from '../../../call/client.ts'
import { FrontDoor } from '../sign-in/front-door.tsx'
import { JoinForm } from './join-form.tsx'

const route = getRouteApi('/join')

type Read =
  | { readonly kind: 'reading' }
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'read'; readonly invitation: ReplyOf<typeof readInvitationCall> }

/** Where an invitation leads: makes the account of a colleague. */
export function JoinScreen() {
  const { link } = route.useSearch()
  const [read, setRead] = useState<Read>({ kind: 'reading' })
  useEffect(() => {
    let isHere = true
    void call(readInvitationCall, { body: { token: link } }).then((outcome) => {
      if (!isHere) return
      if (outcome.ok) setRead({ kind: 'read', invitation: outcome.reply })
      else setRead({ kind: 'gone', message: outcome.refusal.message })
    })
    return () => {
      isHere = false
    }
  }, [link])

  if (read.kind === 'reading')
    return (
      <FrontDoor title="Your invitation" lead="">
        <Skeleton h={240} role="status" aria-label="Loading your invitation" />
      </FrontDoor>
    )
  if (read.kind === 'gone') return <Gone message={read.message} />
  const { email, siteTitle, roles } = read.invitation
  const names = roles.map((role) => roleTexts[role].label).join(', ')
  return (
    <FrontDoor title={`Join ${siteTitle}`} lead={`You are invited as: ${names}.`}>
      <JoinForm token={link} email={email} onGone={(message) => setRead({ kind: 'gone', message })} />
    </FrontDoor>
  )
}

function Gone({ message }: { readonly message: string }) {
  return (
    <FrontDoor title="This invitation cannot be used" lead="">
      <Alert color="orange" role="alert" mb="md">
        {message}
      </Alert>
      <Text size="sm" mb="md">
        If you have an account already, sign in with it. If not, ask who invited you for a new link.
      </Text>
      <Anchor component={Link} to="/">
        Go to sign-in
      </Anchor>
    </FrontDoor>
  )
}
