import { Alert, Text } from '@mantine/core'

/** A link that was asked for by mail, and what became of it. */
export type AskedLink = {
  readonly purpose: 'sign-in' | 'password'
  readonly email: string
} & ({ readonly state: 'sending' | 'sent' } | { readonly state: 'refused'; readonly message: string })

const goodFor = {
  'sign-in': 'It signs you in once, for 20 minutes; another link ends this one.',
  password: 'By it you set a new password, once and for 60 minutes; another link ends this one.',
} as const

/** Says what became of a link that was asked for. */
export function LinkOutcome({ asked }: { readonly asked: AskedLink | null }) {
  return (
    <>
      <div role="status">
        {asked?.state === 'sent' && (
          <Alert color="teal">
            <Text size="sm" fw={700} mb={4}>
              Look into your mail
            </Text>
            If {asked.email} has an account here, a link is on its way. {goodFor[asked.purpose]}
          </Alert>
        )}
      </div>
      <div role="alert">
        {asked?.state === 'refused' && (
          <Alert color="red" title="No link was mailed">
            {asked.message}
          </Alert>
        )}
      </div>
    </>
  )
}
