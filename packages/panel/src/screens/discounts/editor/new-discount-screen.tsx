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
        begun={freshDiscount}
        save={async (body) => {
          const outcome = await call(createDiscountCall, { body })
          if (!outcome.ok) return outcome.refusal
          toastSaved('The discount was added')
          await navigate({ to: '/discounts/$discountId', params: { discountId: outcome.reply.id } })
          return null
        }}
      />
    </>
  )
}
