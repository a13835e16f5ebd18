import { Skeleton, Stack } from '@mantine/core'
import { readAccountCall } from '@vitrine/contract/owners/account-calls'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
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
      {account.isPending && <Skeleton h={320} aria-label="Loading your account" role="status" />}
      {account.isError && <ErrorNotice error={account.error} onRetry={() => void account.refetch()} />}
      {account.data && (
        <Stack maw={720}>
          <PersonCard displayName={account.data.displayName} email={account.data.email} />
          <PasswordCard email={account.data.email} />
          <PasskeysCard />
          <SecondFactorCard />
          <LanguageCard />
          <KeysCard />
          <SignInsCard signIns={account.data.signIns} />
        </Stack>
      )}
    </>
  )
}
