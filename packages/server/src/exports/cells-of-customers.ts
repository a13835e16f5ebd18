import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Customer } from '@vitrine/domain/customers/customer'
import { customerCells } from '@vitrine/domain/customers/customer-cells'
import type { ListCell } from '@vitrine/domain/lists/csv'
import type { SiteStore } from '@vitrine/store/store'

/** What stands in a file of some customers; who gave no address with an order has that of their account, where they have one. */
export async function cellsOfCustomers(
  { members }: Pick<SiteStore, 'members'>,
  customers: readonly Customer[],
): Promise<readonly ((key: string) => ListCell)[]> {
  const without = customers.filter(({ addresses }) => addresses.length === 0)
  const accounts = await members.findByEmails(without.map(({ email }) => email))
  return customers.map((customer) => {
    if (customer.addresses.length > 0) return customerCells(customer)
    return customerCells(customer, accounts.get(emailKey(customer.email))?.addresses)
  })
}
