import { useQueryClient } from '@tanstack/react-query'
import { readCustomerCall } from '@vitrine/contract/customers/panel-calls'
import type { Customer } from '@vitrine/domain/customers/customer'
import { type Change, useChange } from '../../../parts/changes/use-change.ts'
import type { CustomerRecord } from './customer-record.ts'

/** A change to a person, who is shown as they are then. */
export function useCustomerChange(
  customerId: string,
  onDone?: (customer: Customer) => void,
): Change<{ readonly customer: Customer }> {
  const queries = useQueryClient()
  return useChange<{ readonly customer: Customer }>({
    onDone: ({ customer }) => {
      const key = [readCustomerCall.name, { params: { customerId } }]
      queries.setQueryData<CustomerRecord>(key, (shown) => shown && { ...shown, customer })
      onDone?.(customer)
    },
  })
}
