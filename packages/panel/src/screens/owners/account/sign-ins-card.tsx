import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { endOtherSignInsCall, endSignInCall, readAccountCall } from '@vitrine/contract/owners/account-calls'
import { useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { type SignIn, SignInRow } from './sign-in-row.tsx'

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
        <CardList label="Where you are signed in">
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
