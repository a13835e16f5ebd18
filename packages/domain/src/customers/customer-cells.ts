import type { Address } from '../contact/address.ts'
import { addressLines } from '../contact/address-lines.ts'
import type { ListCell } from '../lists/csv.ts'
import type { Customer } from './customer.ts'
import { customerCell, presentCustomerRow } from './customer-row.ts'

/**
 * What stands in the columns of a file of customers: those of the list, and the address and telephone number beside them, as they
 * were given last.
 *
 * @param ofAccount addresses of the person's account: the first stands for those of an order where none was given
 */
export function customerCells(
  customer: Customer,
  ofAccount: readonly Address[] = [],
): (key: string) => ListCell {
  const row = presentCustomerRow(customer)
  const address = customer.addresses[0] ?? ofAccount[0]
  return (key) =>
    key === 'country'
      ? row.country || (address?.country ?? '')
      : (customerCell(row, key) ?? fileCells[key]?.(customer, address) ?? null)
}

type FileCell = (customer: Customer, address: Address | undefined) => ListCell

const fileCells: Readonly<Record<string, FileCell>> = {
  currency: ({ spent }) => spent[0]?.currency ?? '',
  phone: ({ phone }, address) => phone || (address?.phone ?? ''),
  address: (_, address) => (address ? addressLines(address, 'en').join(', ') : ''),
  street: (_, address) =>
    address ? [address.line1, address.line2].filter((line) => line !== '').join(', ') : '',
  postalCode: (_, address) => address?.postalCode ?? '',
  city: (_, address) => address?.city ?? '',
  region: (_, address) => address?.region ?? '',
}
