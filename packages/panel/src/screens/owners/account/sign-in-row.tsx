import { Button, Group, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readAccountCall } from '@vitrine/contract/owners/account-calls'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'

/** A sign-in that goes on. */
export type SignIn = ReplyOf<typeof readAccountCall>['signIns'][number]

interface SignInRowProps {
  readonly signIn: SignIn
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** A browser that is signed in, with a way to end that unless it is this one. */
export function SignInRow({ signIn, isEnding, onEnd }: SignInRowProps) {
  const { ago, day } = useFormat()
  const device = signIn.device || 'A browser'
  return (
    <Group component="li" justify="space-between" px={20} py="sm" gap="sm">
      <div>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {device}
          </Text>
          {signIn.isThis && <StatusBadge tone="good">This browser</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          Last seen {ago(signIn.lastSeenAtMs)}
          {signIn.network && `, network ${signIn.network}`}; signed in {day(signIn.createdAtMs)}
        </Text>
      </div>
      {!signIn.isThis && (
        <Button
          size="xs"
          variant="default"
          loading={isEnding}
          onClick={onEnd}
          aria-label={`Sign out ${device}, last seen ${ago(signIn.lastSeenAtMs)}`}
        >
          Sign out
        </Button>
      )}
    </Group>
  )
}
