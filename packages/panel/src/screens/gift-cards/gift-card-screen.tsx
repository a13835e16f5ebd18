import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { CardBadge } from './card-badge.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { RecipientCard } from './recipient-card.tsx'
import type { GiftCardReply, GiftCardRow } from './stored-card.ts'

const AdjustDialog = lazy(() =>
  import('./adjust-dialog.tsx').then((file) => ({ default: file.AdjustDialog })),
)
const VoidDialog = lazy(() => import('./void-dialog.tsx').then((file) => ({ default: file.VoidDialog })))
const ResendDialog = lazy(() =>
  import('./resend-dialog.tsx').then((file) => ({ default: file.ResendDialog })),
)

const route = getRouteApi('/panel/gift-cards/$cardId')

/** One gift card with its ledger. */
export function GiftCardScreen() {
  const { cardId } = route.useParams()
  const query = useCall(readGiftCardCall, { params: { cardId } })
  return (
    <Shown
      of={[query]}
      loading="Loading the gift card"
      head={<PageHead title="Gift card" above={<BackLink to="/gift-cards">Gift cards</BackLink>} />}
    >
      {(read) => <GiftCardView {...read} />}
    </Shown>
  )
}

function GiftCardView(reply: GiftCardReply) {
  const { card } = reply
  const [open, setOpen] = useState<'adjust' | 'void' | 'resend' | null>(null)
  return (
    <>
      <PageHead
        title={`Gift card ••••${card.lastFour}`}
        above={<BackLink to="/gift-cards">Gift cards</BackLink>}
        beside={<CardBadge card={card} />}
        actions={card.state === 'active' && <CardButtons onOpen={setOpen} />}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <BalanceCard card={card} />
          <RecipientCard {...reply} />
        </Stack>
        <LedgerCard {...reply} />
      </SimpleGrid>
      <Suspense>
        {open === 'adjust' && <AdjustDialog card={card} onClose={() => setOpen(null)} />}
        {open === 'void' && <VoidDialog card={card} onClose={() => setOpen(null)} />}
        {open === 'resend' && <ResendDialog card={card} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function CardButtons({ onOpen }: { readonly onOpen: (what: 'adjust' | 'void' | 'resend') => void }) {
  return (
    <>
      <Button variant="default" onClick={() => onOpen('resend')}>
        Send again
      </Button>
      <Button variant="default" onClick={() => onOpen('adjust')}>
        Change the balance
      </Button>
      <Button variant="default" c="red.9" onClick={() => onOpen('void')}>
        Make void
      </Button>
    </>
  )
}

function BalanceCard({ card }: { readonly card: GiftCardRow }) {
  const { money } = useFormat()
  const { balanceCents, heldCents, initialCents, currency, isTest } = card
  return (
    <PanelCard title="Balance">
      <Text fz={28} fw={600}>
        {money(balanceCents, currency)}
      </Text>
      <Text size="sm" c="dimmed">
        Issued with {money(initialCents, currency)}
      </Text>
      {heldCents > 0 && <Text size="sm">{money(heldCents, currency)} are being paid with now.</Text>}
      {isTest && <Text size="sm">It was bought with a test payment, and pays test orders alone.</Text>}
    </PanelCard>
  )
}
