import type { Customer } from '@vitrine/domain/customers/customer'
import { customerCells } from '@vitrine/domain/customers/customer-cells'
import type { ListCell } from '@vitrine/domain/lists/csv'
import type { SiteStore } from '@vitrine/store/store'

/** What stands in a file of some customers; who gave no address with an order has that of their account, where they have one. */
export function cellsOfCustomers(
  { members }: Pick<SiteStore, 'members'>,
  customers: readonly Customer[],
): Promise<readonly ((key: string) => ListCell)[]> {
  return Promise.all(
    customers.map(async (customer) => {
      if (customer.addresses.length > 0) return customerCells(customer)
      const account = await members.findByEmail(customer.email)
      return customerCells(customer, account?.addresses)
    }),
  )
}
