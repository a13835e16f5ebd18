import { Button } from '@mantine/core'
import { endOtherSignInsCall, endSignInCall } from '@vitrine/contract/owners/account-calls'
import { useRef, useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { type SignIn, SignInRow } from './sign-in-row.tsx'

/** Where the account is signed in, with a way to end that. */
export function SignInsCard({ signIns }: { readonly signIns: readonly SignIn[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const others = signIns.filter(({ isThis }) => !isThis)

  // The button that was pressed is gone.
  const change = useChange<object>({ refused: 'Not signed out', goOn: () => list.current?.focus() })
  const end = (id: string) => {
    if (change.state.kind === 'saving') return
    setEnding(id)
    // One that ended meanwhile is as it was to be.
    const one = prepareRemoval(endSignInCall, { params: { signInId: id } })
    const rest = prepareRemoval(endOtherSignInsCall, {})
    if (id === allOthers) void change.send(rest, 'Signed out everywhere else')
    else void change.send(one, 'Signed out there')
  }
  const isEnding = (id: string) => change.state.kind === 'saving' && ending === id

  return (
    <PanelCard
      title="Where you are signed in"
      isFlush
      beside={
        others.length > 1 && (
          <Button size="xs" variant="default" loading={isEnding(allOthers)} onClick={() => end(allOthers)}>
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
              isEnding={isEnding(signIn.id)}
              onEnd={() => end(signIn.id)}
            />
          ))}
        </CardList>
      </div>
    </PanelCard>
  )
}

const allOthers = 'all others'
