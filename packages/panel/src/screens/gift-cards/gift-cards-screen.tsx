import { Button, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readGiftLiabilityCall } from '@vitrine/contract/gift-cards/panel-calls'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { giftCardsRoom } from './gift-cards-room.tsx'

const IssueDialog = lazy(() => import('./issue-dialog.tsx').then((file) => ({ default: file.IssueDialog })))

const route = getRouteApi('/panel/gift-cards')

/** Gift cards, and what the shop owes on them. */
export function GiftCardsScreen() {
  const navigate = route.useNavigate()
  const [isIssuing, issue] = useState(false)
  return (
    <>
      <PageHead
        title="Gift cards"
        actions={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => issue(true)}>
            Issue a gift card
          </Button>
        }
      />
      <Liability />
      <ListScreen
        room={giftCardsRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      <Suspense>{isIssuing && <IssueDialog onClose={() => issue(false)} />}</Suspense>
    </>
  )
}

/** What is left on all cards: a debt of the shop until it is spent. */
function Liability() {
  const { money, number } = useFormat()
  const sums = useCall(readGiftLiabilityCall, {}).data?.sums ?? []
  if (sums.length === 0) return null
  return (
    <Text mb="md" size="sm">
      {sums.map(({ currency, cents, cards }) => (
        <span key={currency}>
          You owe <strong>{money(cents, currency)}</strong> on gift cards that are not spent: {number(cards)}.{' '}
        </span>
      ))}
      Test cards do not count.
    </Text>
  )
}
