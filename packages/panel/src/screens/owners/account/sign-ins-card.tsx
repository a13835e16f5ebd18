import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { endOtherSignInsCall, endSignInCall, readAccountCall } from '@vitrine/contract/owners/account-calls'
import { useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { toastError, toastSaved } from '../../../parts/toast.ts'

type SignIn = ReplyOf<typeof readAccountCall>['signIns'][number]

/** Where the account is signed in, with a way to end that. */
export function SignInsCard({ signIns }: { readonly signIns: readonly SignIn[] }) {
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const others = signIns.filter(({ isThis }) => !isThis)

  const end = async (id: string) => {
    setEnding(id)
    const outcome =
      id === allOthers
        ? await call(endOtherSignInsCall, {})
        : await call(endSignInCall, { params: { signInId: id } })
    setEnding(null)
    // One that ended meanwhile is as it was to be.
    if (!outcome.ok && outcome.refusal.status !== 404)
      return toastError('Not signed out', outcome.refusal.message)
    toastSaved(id === allOthers ? 'Signed out everywhere else' : 'Signed out there')
    await queries.invalidateQueries({ queryKey: [readAccountCall.name] })
    // The button that was pressed is gone.
    list.current?.focus()
  }

  return (
    <PanelCard
      title="Where you are signed in"
      isFlush
      beside={
        others.length > 1 && (
          <Button
            size="xs"
            variant="default"
            loading={ending === allOthers}
            onClick={() => void end(allOthers)}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1}>
        <CardList label="Sign-ins">
          {signIns.map((signIn) => (
            <SignInRow
              key={signIn.id}
              signIn={signIn}
              isEnding={ending === signIn.id}
              onEnd={() => void end(signIn.id)}
            />
          ))}
        </CardList>
      </div>
    </PanelCard>
  )
}

const allOthers = 'all others'

interface SignInRowProps {
  readonly signIn: SignIn
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SignInRow({ signIn, isEnding, onEnd }: SignInRowProps) {
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
