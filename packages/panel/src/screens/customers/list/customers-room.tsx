import { EmptyState } from '@mantine/core'
import { customersList } from '@vitrine/contract/customers/customers-list'
import { exportCustomersCall, listCustomersCall } from '@vitrine/contract/customers/panel-calls'
import { Users } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import { withCountries } from '../../../parts/lists/filters/with-countries.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { customerActs } from './acts/customer-acts.ts'
import { CustomerSummary } from './customer-card.tsx'
import { customerCells } from './customer-cells.tsx'
import type { CustomerRow } from './customer-row.ts'

/** The list of customers. */
export const customersRoom: ListRoom<CustomerRow> = {
  list: withCountries(customersList),
  read: (query) => callQuery(listCustomersCall, { query }),
  nameOf: (customer) => customer.name || customer.email,
  cells: customerCells,
  card: (customer) => <CustomerSummary customer={customer} />,
  acts: customerActs,
  csvAddress: csvAddressOf(exportCustomersCall),
  csvCall: exportCustomersCall,
  empty: (
    <EmptyState
      py="xl"
      role="status"
      icon={<Users aria-hidden />}
      title="No customers yet"
      description="Everybody who buys appears here: one person per email address."
    />
  ),
}
