import { Button, Code, Divider, Group, Stack, Text } from '@mantine/core'
import { requestPasswordLinkCall } from '@vitrine/contract/owners/account-calls'
import { readSignInMethodsCall, requestSignInLinkCall } from '@vitrine/contract/owners/session-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { type AskedLink, LinkOutcome } from './link-outcome.tsx'

interface LinkOfferProps {
  /** What stands in the field of the address now. */
  readonly email: () => string
  /** The address cannot be one. */
  readonly onMistake: (errors: Readonly<Record<string, string>>) => void
}

/** How one signs in without a password: a link by mail or, where the server sends none, from the person who runs it. */
export function LinkOffer(props: LinkOfferProps) {
  const methods = useCall(readSignInMethodsCall, {})
  if (!methods.data) return null
  return (
    <>
      <Divider label="Forgot your password, or none at hand?" />
      {methods.data.mailsLinks ? <MailLink {...props} /> : <ShellLink />}
    </>
  )
}

const linkCalls = { 'sign-in': requestSignInLinkCall, password: requestPasswordLinkCall } as const

function MailLink({ email, onMistake }: LinkOfferProps) {
  const [asked, setAsked] = useState<AskedLink | null>(null)

  const mailLink = async (purpose: AskedLink['purpose']) => {
    const to = email().trim()
    if (!isEmail(to)) {
      setAsked(null)
      return onMistake({ email: to === '' ? 'Enter your email address' : emailWrongText })
    }
    setAsked({ purpose, email: to, state: 'sending' })
    const outcome = await call(linkCalls[purpose], { body: { email: to } })
    if (outcome.ok) return setAsked({ purpose, email: to, state: 'sent' })
    setAsked({ purpose, email: to, state: 'refused', message: outcome.refusal.message })
    if (Object.keys(outcome.refusal.errors).length > 0) onMistake(outcome.refusal.errors)
  }
  const button = (purpose: AskedLink['purpose'], label: string) => (
    <Button
      variant="default"
      type="button"
      flex="1 1 auto"
      loading={asked?.purpose === purpose && asked.state === 'sending'}
      onClick={() => void mailLink(purpose)}
    >
      {label}
    </Button>
  )

  return (
    <Stack gap="sm">
      <Group gap="xs">
        {button('password', 'Set a new password')}
        {button(
          'sign-in',
          asked?.purpose === 'sign-in' && asked.state === 'sent' ? 'Mail me another link' : 'Mail me a link',
        )}
      </Group>
      <LinkOutcome asked={asked} />
    </Stack>
  )
}

function ShellLink() {
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        This server sends no mail yet. Whoever runs it can make a link at the shell that sets a new password:
      </Text>
      <Code block>npm run -s vitrine -- owner reset EMAIL</Code>
      <Text size="sm" c="dimmed">
        or one that signs in:
      </Text>
      <Code block>npm run -s vitrine -- owner link EMAIL</Code>
    </Stack>
  )
}
