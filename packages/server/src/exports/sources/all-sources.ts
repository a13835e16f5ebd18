import { customersList } from '@vitrine/contract/customers/customers-list'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import { customerCell, presentCustomerRow } from '@vitrine/domain/customers/customer-row'
import type { ExportKind } from '@vitrine/domain/exports/data-export'
import { orderCell } from '@vitrine/domain/orders/order-cell'
import { presentOrderRow } from '@vitrine/domain/orders/present-order-row'
import type { ExportSource } from '../export-source.ts'
import { contentSource } from './content-source.ts'
import { listSource } from './list-source.ts'
import { productSource } from './product-source.ts'

/** Where what is exported comes from, by its kind. */
export const allSources: Readonly<Record<ExportKind, ExportSource>> = {
  content: contentSource,
  products: productSource,
  orders: listSource({
    list: ordersList,
    sortKey: 'number',
    more: ['currency'],
    read: (store, ask) => store.orders.list(ask),
    cellOf: (order, key) => orderCell(presentOrderRow(order), key),
  }),
  customers: listSource({
    list: customersList,
    sortKey: 'email',
    read: (store, ask) => store.customers.list(ask),
    cellOf: (customer, key) => customerCell(presentCustomerRow(customer), key),
  }),
}
