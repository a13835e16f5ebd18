import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { correctOrderCall } from '@vitrine/contract/orders/record-calls'
import type { Address } from '@vitrine/domain/contact/address'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { answersOf } from '@vitrine/domain/forms/inbox/submission'
import type { Order } from '@vitrine/domain/orders/order'
import { problemOf } from '@vitrine/domain/orders/order-table'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { languageName } from '../../../parts/names/language-names.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { panelLocale } from '../../../session/shown-language.ts'
import { AnswerLines } from './answer-lines.tsx'
import { CorrectDialog } from './record/correct-dialog.tsx'

interface CustomerCardProps {
  readonly order: Order
  readonly statusUrl: string
}

/** Who bought, and where it goes. */
export function CustomerCard({ order, statusUrl }: CustomerCardProps) {
  const { moment, reader } = useFormat()
  const { site } = useSession()
  const mayCorrect = useMay(correctOrderCall) && problemOf(order, 'edit') === null
  return (
    <PanelCard title="Customer" beside={mayCorrect && <CorrectButton order={order} />}>
      <Stack gap="md">
        <div>
          <Anchor href={`mailto:${order.contact.email}`} size="sm">
            {order.contact.email}
          </Anchor>
          {order.contact.phone && <Text size="sm">{order.contact.phone}</Text>}
          {order.contact.vatId && <Text size="sm">VAT number {order.contact.vatId}</Text>}
          {order.language !== undefined && order.language !== site.locale && (
            <Text size="xs" c="dimmed">
              Ordered in the language {languageName(order.language)}
            </Text>
          )}
          {order.contact.wantsNews && (
            <Text size="xs" c="dimmed">
              Wants news by mail
            </Text>
          )}
        </div>
        {order.termsConsent && (
          <Text size="xs" c="dimmed">
            Agreed to the terms ({order.termsConsent.url}) on {moment(order.termsConsent.atMs)}
          </Text>
        )}
        {order.note && <WordsBlock title="Note from the buyer" words={order.note} />}
        {order.checkoutForm && (
          <div>
            <Title order={3} mb={2}>
              {order.checkoutForm.name || 'Form of the checkout'}
            </Title>
            <AnswerLines answers={answersOf(order.checkoutForm, reader)} />
          </div>
        )}
        {order.shipping?.isPickup && (
          <WordsBlock
            title="Picks up at"
            words={[order.shipping.name, order.shipping.note ?? ''].filter(Boolean).join('\n')}
          />
        )}
        {order.shipping?.note && !order.shipping.isPickup && (
          <WordsBlock title="Delivery" words={order.shipping.note} />
        )}
        {order.shippingAddress && (
          <AddressBlock
            title={order.shipping?.isLocal ? 'Delivers to' : 'Ships to'}
            address={order.shippingAddress}
          />
        )}
        {order.billingAddress && <AddressBlock title="Billed to" address={order.billingAddress} />}
        <Anchor href={statusUrl} target="_blank" rel="noreferrer" size="sm">
          Customer’s status page <ExternalLink size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
        </Anchor>
      </Stack>
    </PanelCard>
  )
}

function CorrectButton({ order }: Pick<CustomerCardProps, 'order'>) {
  // As it was when the dialog was opened: what is typed stays, whatever is read again.
  const [opened, setOpened] = useState<Order | null>(null)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label="Edit contact and address"
        onClick={() => setOpened(order)}
      >
        Edit
      </Button>
      {opened && <CorrectDialog order={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function WordsBlock({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <div>
      <Title order={3} mb={2}>
        {title}
      </Title>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {words}
      </Text>
    </div>
  )
}

interface AddressBlockProps {
  readonly title: string
  readonly address: Address
}

function AddressBlock({ title, address }: AddressBlockProps) {
  const { locale } = useSession().site
  return (
    <div>
      <Title order={3} mb={2}>
        {title}
      </Title>
      <Text size="sm" component="address" style={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {addressLinesWithPhone(address, panelLocale(locale)).join('\n')}
      </Text>
    </div>
  )
}
