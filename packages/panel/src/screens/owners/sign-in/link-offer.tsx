import { Alert, Button, Code, Divider, Stack, Text } from '@mantine/core'
import { readSignInWaysCall, requestSignInLinkCall } from '@vitrine/contract/owners/session-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'

interface LinkOfferProps {
  /** What stands in the field of the address now. */
  readonly email: () => string
  /** The address cannot be one. */
  readonly onMistake: (errors: Readonly<Record<string, string>>) => void
}

/** The way in without a password: a link by mail or, where the server sends none, from the person who runs it. */
export function LinkOffer(props: LinkOfferProps) {
  const ways = useCall(readSignInWaysCall, {})
  if (!ways.data) return null
  return (
    <>
      <Divider label="No password at hand?" />
      {ways.data.mailsLinks ? <MailLink {...props} /> : <ShellLink />}
    </>
  )
}

type MailState =
  | { readonly name: 'idle' | 'sending' }
  | { readonly name: 'sent'; readonly email: string }
  | { readonly name: 'refused'; readonly message: string }

function MailLink({ email, onMistake }: LinkOfferProps) {
  const [state, setState] = useState<MailState>({ name: 'idle' })

  const mailLink = async () => {
    const to = email().trim()
    if (!isEmail(to)) {
      setState({ name: 'idle' })
      return onMistake({ email: to === '' ? 'Enter your e-mail address' : emailWrongText })
    }
    setState({ name: 'sending' })
    const outcome = await call(requestSignInLinkCall, { body: { email: to } })
    if (outcome.ok) return setState({ name: 'sent', email: to })
    setState({ name: 'refused', message: outcome.refusal.message })
    if (Object.keys(outcome.refusal.errors).length > 0) onMistake(outcome.refusal.errors)
  }

  return (
    <Stack gap="sm">
      <Button
        variant="default"
        type="button"
        loading={state.name === 'sending'}
        onClick={() => void mailLink()}
      >
        {state.name === 'sent' ? 'Mail me another link' : 'Mail me a link'}
      </Button>
      <div role="status">{state.name === 'sent' && <SentNotice email={state.email} />}</div>
      <div role="alert">
        {state.name === 'refused' && (
          <Alert color="red" title="No link was mailed">
            {state.message}
          </Alert>
        )}
      </div>
    </Stack>
  )
}

function SentNotice({ email }: { readonly email: string }) {
  return (
    <Alert color="green">
      <Text size="sm" fw={700} mb={4}>
        Look into your mail
      </Text>
      If {email} has an account here, a link is on its way. It works once, for 20 minutes; another link ends
      this one.
    </Alert>
  )
}

function ShellLink() {
  return (
    <Text size="sm" c="dimmed">
      This server sends no mail yet. Whoever runs it can make a link at the shell:{' '}
      <Code>npm run -s vitrine -- owner link EMAIL</Code>
    </Text>
  )
}
