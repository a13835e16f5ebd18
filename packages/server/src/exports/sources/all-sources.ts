import { customersList } from '@vitrine/contract/customers/customers-list'
import { ordersList } from '@vitrine/contract/orders/orders-list'
import type { ExportKind } from '@vitrine/domain/exports/data-export'
import { orderCells } from '@vitrine/domain/orders/record/order-cells'
import { cellsOfCustomers } from '../cells-of-customers.ts'
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
    read: (store, ask) => store.orders.list(ask),
    cellsOf: async (_, orders) => orders.map(orderCells),
  }),
  customers: listSource({
    list: customersList,
    sortKey: 'email',
    read: (store, ask) => store.customers.list(ask),
    cellsOf: cellsOfCustomers,
  }),
}
