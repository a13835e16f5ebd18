import { useNavigate } from '@tanstack/react-router'
import { createDiscountCall } from '@vitrine/contract/discounts/panel-calls'
import { call } from '../../../call/client.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { freshDiscount } from './discount-draft.ts'
import { DiscountForm } from './discount-form.tsx'

/** A discount that is being added. */
export function NewDiscountScreen() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title="New discount" above={<BackLink to="/discounts">Discounts</BackLink>} />
      <DiscountForm
        opened={{ id: '', discount: freshDiscount }}
        draftOf={(added) => added.discount}
        kept={null}
        save={async (discount) => {
          const outcome = await call(createDiscountCall, { body: discount })
          return outcome.ok ? { ok: true, reply: { id: outcome.reply.id, discount } } : outcome
        }}
        onSaved={async ({ id }) => {
          toastSaved('The discount was added')
          await navigate({ to: '/discounts/$discountId', params: { discountId: id } })
        }}
      />
    </>
  )
}
