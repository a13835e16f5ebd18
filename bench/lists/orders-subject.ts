import { ordersList } from '@vitrine/contract/orders/orders-list'
import type { ListedSubject } from './listed-subject.ts'

export const ordersSubject: ListedSubject = {
  list: ordersList,
  read: (site, ask) => site.orders.list(ask),
  filters: [
    '',
    'fulfillment:is:PENDING~test:is:no',
    'fulfillment:is:PENDING~payment:is:PENDING~test:is:no',
    'fulfillment:is:PENDING~payment:is:PAID~created:older:2~test:is:no',
    'test:is:yes',
    'payment:not:PAID',
    'payment:is:FAILED',
    'country:is:US',
    'country:is:CH~fulfillment:is:CANCELED',
    'country:is:DE~shipping:is:Airmail~total:gt:30000',
    'country:is:US~shipping:is:Airmail',
    'country:is:DE~payment:is:FAILED',
    'sku:is:SKU-77',
    'sku:starts:SKU-1',
    'total:between:1000,1200',
    'total:gt:20000~created:last:30',
    'created:between:2023-01-01,2023-12-31~country:any:GB,FR',
    'country:not:US~test:is:no',
  ],
  sorts: ['-created', 'created', '-total', 'total', 'number'],
  typed: ['lomia kalo', '#10234', 'tisaa.mivoen@', 'sku-481', 'ka'],
  pagedBy: '-total',
}
