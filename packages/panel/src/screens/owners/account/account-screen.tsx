import { Stack } from '@mantine/core'
import { readAccountCall } from '@vitrine/contract/owners/account-calls'
import { useCall } from '../../../call/use-call.ts'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SecondFactorCard } from '../factors/second-factor-card.tsx'
import { PasskeysCard } from '../passkeys/passkeys-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PersonCard } from './person-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'

/** The account of who is signed in: name, address, password, and where it is signed in. */
export function AccountScreen() {
  const account = useCall(readAccountCall, {})
  return (
    <>
      <PageHead title="Your account" />
      <Shown of={[account]} loading="Loading your account" height={320}>
        {(read) => (
          <Stack maw={720}>
            <PersonCard displayName={read.displayName} email={read.email} />
            <PasswordCard email={read.email} />
            <PasskeysCard />
            <SecondFactorCard />
            <LanguageCard />
            <KeysCard />
            <SignInsCard signIns={read.signIns} />
          </Stack>
        )}
      </Shown>
    </>
  )
}
