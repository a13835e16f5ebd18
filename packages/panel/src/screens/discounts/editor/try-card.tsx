import { ActionIcon, Alert, Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { tryDiscountCall } from '@vitrine/contract/discounts/panel-calls'
import type { DiscountInput } from '@vitrine/domain/discounts/check-discount'
import { X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import { trialReasonText } from './trial-reason-text.ts'

interface TryCardProps {
  readonly draft: DiscountInput
  readonly discountId?: string
}

interface TriedLine {
  readonly productId: string
  readonly variantId: string
  readonly title: string
  readonly quantity: number
}

/** Tries a discount on a cart, as it is being written. */
export function TryCard({ draft, discountId }: TryCardProps) {
  const [lines, setLines] = useState<readonly TriedLine[]>([])
  const [found, setFound] = useState<ReplyOf<typeof tryDiscountCall> | null>(null)
  const [refused, setRefused] = useState('')
  const tryIt = async () => {
    const sent = lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
    const body = { discount: draft, lines: sent, ...(discountId && { discountId }) }
    const outcome = await call(tryDiscountCall, { body })
    setFound(outcome.ok ? outcome.reply : null)
    setRefused(outcome.ok ? '' : outcome.refusal.message)
  }
  return (
    <PanelCard title="Try it on a cart">
      <Stack>
        <AddLine
          onAdd={(line) => setLines([...lines.filter((each) => each.variantId !== line.variantId), line])}
        />
        {lines.map((line) => (
          <Group key={line.variantId} gap="sm" wrap="nowrap">
            <NumberInput
              w={80}
              size="xs"
              min={1}
              max={9_999}
              allowDecimal={false}
              aria-label={`Quantity of ${line.title}`}
              value={line.quantity}
              onChange={(typed) =>
                setLines(
                  lines.map((each) => (each === line ? { ...line, quantity: Number(typed || 1) } : each)),
                )
              }
            />
            <Text size="sm" flex={1}>
              {line.title}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${line.title}`}
              onClick={() => setLines(lines.filter((each) => each !== line))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button variant="default" disabled={lines.length === 0} onClick={() => void tryIt()}>
            Try it
          </Button>
        </Group>
        <div role="status">
          {refused !== '' && <Alert color="red">{refused}</Alert>}
          {found && <Found found={found} />}
        </div>
      </Stack>
    </PanelCard>
  )
}

function AddLine({ onAdd }: { readonly onAdd: (line: TriedLine) => void }) {
  const [text, setText] = useState('')
  const found = useCall(
    listProductsCall,
    { query: { ...(text && { q: text }), limit: 20 } },
    { keepPrevious: true },
  )
  const lines = (found.data?.rows ?? []).flatMap((product) =>
    product.variants.map(({ id, name }) => ({
      productId: product.id,
      variantId: id,
      title: [product.title, name].filter(Boolean).join(', '),
      quantity: 1,
    })),
  )
  return (
    <Select
      label="Products in the cart"
      placeholder="Type a name"
      data={lines.map(({ variantId, title }) => ({ value: variantId, label: title }))}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage="No product has this name"
      value={null}
      onChange={(value) => {
        const line = lines.find((each) => each.variantId === value)
        if (line) onAdd(line)
        setText('')
      }}
    />
  )
}

function Found({ found }: { readonly found: ReplyOf<typeof tryDiscountCall> }) {
  const { money } = useFormat()
  const { currency } = useSession().site
  return (
    <Stack gap={4}>
      {found.lines.map((line) => (
        <div key={line.title}>
          <Text size="sm">
            {line.quantity} × {line.title}: {money(line.subtotalCents, currency)}
          </Text>
          {line.discounts.map(({ name, cents }) => (
            <Text key={name} size="xs" c="dimmed">
              {name}: −{money(cents, currency)}
            </Text>
          ))}
        </div>
      ))}
      {found.reason && (
        <Alert color="yellow">{trialReasonText(found.reason, (cents) => money(cents, currency))}</Alert>
      )}
      <Text size="sm" fw={600}>
        Together {money(found.subtotalCents - found.discountCents, currency)} instead of{' '}
        {money(found.subtotalCents, currency)}
      </Text>
    </Stack>
  )
}
