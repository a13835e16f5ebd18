import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  changeDiscountCall,
  readDiscountCall,
  removeDiscountCall,
} from '@vitrine/contract/discounts/panel-calls'
import { useState } from 'react'
import { callQuery } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { AskDialog } from '../../../parts/dialogs/ask-dialog.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { CodesCard } from '../codes/codes-card.tsx'
import { UsesCard } from '../codes/uses-card.tsx'
import { DiscountBadge } from '../discount-badge.tsx'
import { DiscountForm } from './discount-form.tsx'

const route = getRouteApi('/panel/discounts/$discountId')
const above = <BackLink to="/discounts">Discounts</BackLink>

/** One discount. */
export function DiscountScreen() {
  const { discountId } = route.useParams()
  const query = useCall(readDiscountCall, { params: { discountId } }, { isFresh: true })
  if (query.data) return <Kept key={discountId} kept={query.data} />
  return (
    <>
      <PageHead title="Discount" above={above} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the discount" />
      )}
    </>
  )
}

function Kept({ kept }: { readonly kept: ReplyOf<typeof readDiscountCall> }) {
  const { id, discount, state } = kept
  const queries = useQueryClient()
  const params = { discountId: id }
  return (
    <>
      <PageHead
        title={discount.name}
        above={above}
        beside={<DiscountBadge state={state} />}
        actions={<RemoveButton discountId={id} />}
      />
      <DiscountForm
        opened={kept}
        draftOf={(stored) => stored.discount}
        kept={{
          read: () => call(readDiscountCall, { params }),
          updatedAtMsOf: ({ updatedAtMs }) => updatedAtMs,
        }}
        discountId={id}
        save={(changed, { updatedAtMs }) =>
          call(changeDiscountCall, { params, body: { discount: changed, updatedAtMs } })
        }
        onSaved={(saved) => {
          toastSaved('The discount was saved')
          queries.setQueryData(callQuery(readDiscountCall, { params }).queryKey, saved)
        }}
      >
        {discount.trigger === 'bulk' && <CodesCard kept={kept} />}
        <UsesCard discountId={id} />
      </DiscountForm>
    </>
  )
}

function RemoveButton({ discountId }: { readonly discountId: string }) {
  const navigate = route.useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const outcome = await call(removeDiscountCall, { params: { discountId } })
    setAsking(false)
    if (!outcome.ok) return toastError('The discount was not removed', outcome.refusal.message)
    toastSaved('The discount was removed')
    await navigate({ to: '/discounts' })
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <AskDialog
          title="Remove this discount?"
          text="Its codes will not be known any more. One that an order had cannot be removed, but stopped."
          button="Remove"
          onClose={() => setAsking(false)}
          onDo={remove}
        />
      )}
    </>
  )
}
