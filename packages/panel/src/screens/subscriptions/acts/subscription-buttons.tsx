import { Button, Menu } from '@mantine/core'
import type { OwnerAct } from '@vitrine/domain/subscriptions/owner-acts'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SubscriptionRecord } from '../subscription-row.ts'
import { actWordsOf } from './act-words.ts'

const ActDialog = lazy(() => import('./act-dialog.tsx').then((file) => ({ default: file.ActDialog })))
const PriceDialog = lazy(() => import('./price-dialog.tsx').then((file) => ({ default: file.PriceDialog })))
const SendLinkDialog = lazy(() =>
  import('./send-link-dialog.tsx').then((file) => ({ default: file.SendLinkDialog })),
)

interface SubscriptionButtonsProps {
  readonly subscription: SubscriptionRecord
  readonly sendsMail: boolean
}

/** What can be done with a subscription now: what is wanted most as a button, ends of it in a menu. */
export function SubscriptionButtons({ subscription, sendsMail }: SubscriptionButtonsProps) {
  const [open, setOpen] = useState<OwnerAct | 'link' | 'price' | null>(null)
  const can = (act: OwnerAct) => subscription.acts.includes(act)
  const buttons = (['retry', 'resume', 'skip', 'pause'] as const).filter(can)
  const ends = (['cancel', 'cancel-now'] as const).filter(can)
  const close = () => setOpen(null)
  return (
    <>
      {buttons.map((act) => (
        <Button
          key={act}
          variant={act === 'retry' ? 'filled' : 'default'}
          // Pressed again, it would be charged again.
          loading={act === 'retry' && subscription.isTriedNow}
          onClick={() => setOpen(act)}
        >
          {actWordsOf(act, subscription).button}
        </Button>
      ))}
      {subscription.email !== '' && (
        <Button variant="default" onClick={() => setOpen('link')}>
          Send the link
        </Button>
      )}
      {can('cancel') && (
        <Button variant="default" onClick={() => setOpen('price')}>
          Change the price
        </Button>
      )}
      {ends.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" c="red.9" rightSection={<ChevronDown size={16} aria-hidden />}>
              Cancel
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {ends.map((act) => (
              <Menu.Item key={act} onClick={() => setOpen(act)}>
                {actWordsOf(act, subscription).button}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>
        {open === 'link' && (
          <SendLinkDialog subscription={subscription} sendsMail={sendsMail} onClose={close} />
        )}
        {open === 'price' && (
          <PriceDialog subscription={subscription} sendsMail={sendsMail} onClose={close} />
        )}
        {open !== null && open !== 'link' && open !== 'price' && (
          <ActDialog act={open} subscription={subscription} sendsMail={sendsMail} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
