import { customersList } from '@vitrine/contract/customers/customers-list'
import type { ListedSubject } from './listed-subject.ts'

export const customersSubject: ListedSubject = {
  list: customersList,
  read: (site, ask) => site.customers.list(ask),
  filters: [
    '',
    'orders:gt:1',
    'orders:gt:0~lastOrder:older:180',
    'news:is:yes',
    'news:is:yes~country:is:CH',
    'country:is:US',
    'spent:between:10000,11000',
    'spent:gt:100000~lastOrder:last:30',
    'name:has:lomia',
    'email:starts:ka',
    'firstSeen:between:2023-01-01,2023-12-31',
  ],
  sorts: ['-lastOrder', 'name', 'email', '-spent', '-orders'],
  typed: ['lomia kalo', 'tisaa.mivoen@', 'ka'],
  pagedBy: 'email',
}
