import { customersList } from '@vitrine/contract/customers/customers-list'
import type { exportCustomersCall, listCustomersCall } from '@vitrine/contract/customers/panel-calls'
import { presentCustomerRow } from '@vitrine/domain/customers/customer-row'
import { cellsOfCustomers } from '../exports/cells-of-customers.ts'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'

/** Answers the owner's list of customers. */
export async function getCustomers(
  exchange: Exchange<typeof listCustomersCall>,
): Promise<AnswerTo<typeof listCustomersCall>> {
  const read = readListAsk(exchange, customersList)
  if (!read.ok) return read.refused
  const page = await exchange.store.customers.list(read.ask)
  return reply({ ...page, rows: page.rows.map(presentCustomerRow) })
}

/** Answers the list of customers as a file. */
export async function getCustomersFile(
  exchange: Exchange<typeof exportCustomersCall>,
): Promise<AnswerTo<typeof exportCustomersCall>> {
  const { store } = exchange
  return listFile(exchange, customersList, {
    read: async (ask) => {
      const page = await store.customers.list(ask)
      return { ...page, rows: await cellsOfCustomers(store, page.rows) }
    },
    cellOf: (cells, key) => cells(key),
  })
}
