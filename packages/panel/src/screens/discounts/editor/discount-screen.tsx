import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  changeDiscountCall,
  createDiscountCall,
  readDiscountCall,
  removeDiscountCall,
} from '@vitrine/contract/discounts/panel-calls'
import { useState } from 'react'
import { callQuery } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { readAfter } from '../../../call/read-after.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown, there } from '../../../parts/reading/shown.tsx'
import { useFormKey } from '../../../parts/settings/use-form-key.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { CodesCard } from '../codes/codes-card.tsx'
import { UsesCard } from '../codes/uses-card.tsx'
import { DiscountBadge } from '../discount-badge.tsx'
import { freshDiscount } from './discount-draft.ts'
import { DiscountForm } from './discount-form.tsx'

const above = <BackLink to="/discounts">Discounts</BackLink>

/** One discount; without an id in the address a new one. */
export function DiscountScreen() {
  const { discountId = '' } = useParams({ strict: false })
  const isNew = discountId === ''
  const form = useFormKey(discountId)
  const query = useCall(readDiscountCall, { params: { discountId } }, { isFresh: true, isEnabled: !isNew })
  return (
    <Shown
      of={[isNew ? there(fresh) : query]}
      loading="Loading the discount"
      head={<PageHead title="Discount" above={above} />}
    >
      {(opened) => <OpenDiscount key={form.key} opened={opened} onAdded={form.goesOnAt} />}
    </Shown>
  )
}

type KeptDiscount = ReplyOf<typeof readDiscountCall>

/** A discount that is not there yet: it has no id. */
const fresh: KeptDiscount = {
  ...{ id: '', discount: freshDiscount, state: 'active' },
  ...{ counts: { codes: 0, used: 0, uses: 0 }, createdAtMs: 0, updatedAtMs: 0 },
}

interface OpenDiscountProps {
  readonly opened: KeptDiscount
  readonly onAdded: (discountId: string) => void
}

function OpenDiscount({ opened, onAdded }: OpenDiscountProps) {
  const { id, discount, state } = opened
  const isNew = id === ''
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keep = (saved: KeptDiscount) => {
    queries.setQueryData(callQuery(readDiscountCall, { params: { discountId: saved.id } }).queryKey, saved)
    void readAfter(queries, changeDiscountCall)
  }
  return (
    <>
      <PageHead
        title={isNew ? 'New discount' : discount.name}
        above={above}
        beside={!isNew && <DiscountBadge state={state} />}
        actions={!isNew && <RemoveButton discountId={id} />}
      />
      <DiscountForm
        opened={opened}
        draftOf={(stored) => stored.discount}
        read={(stored) =>
          stored.id === '' ? null : call(readDiscountCall, { params: { discountId: stored.id } })
        }
        updatedAtMsOf={({ updatedAtMs }) => updatedAtMs}
        discountId={id}
        save={(changed, { id: discountId, updatedAtMs }) =>
          discountId === ''
            ? call(createDiscountCall, { body: changed })
            : call(changeDiscountCall, { params: { discountId }, body: { discount: changed, updatedAtMs } })
        }
        onSaved={async (saved) => {
          toastSaved(isNew ? 'The discount was added' : 'The discount was saved')
          keep(saved)
          if (!isNew) return
          onAdded(saved.id)
          await navigate({ to: '/discounts/$discountId', params: { discountId: saved.id }, replace: true })
        }}
      >
        {discount.trigger === 'bulk' && !isNew && <CodesCard kept={opened} />}
        {!isNew && <UsesCard discountId={id} />}
      </DiscountForm>
    </>
  )
}

function RemoveButton({ discountId }: { readonly discountId: string }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const removal = useChange<unknown>({
    goOn: () => {
      setAsking(false)
      void navigate({ to: '/discounts' })
    },
  })
  const remove = prepareRemoval(removeDiscountCall, { params: { discountId } })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove this discount?"
          action="Remove"
          tone="danger"
          change={removal}
          onConfirm={() => void removal.send(remove, 'The discount was removed')}
          onClose={() => setAsking(false)}
        >
          Its codes will not be known any more. One that an order had cannot be removed, but stopped.
        </ConfirmDialog>
      )}
    </>
  )
}
