import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'

/** What tells of stock, and of the products that it is of. */
const stockReads = ['listProducts', 'readProduct', 'listInventory', 'readStockHistory']

/** What tells of products and their pieces, but for the product itself: its editor has that from the reply. */
const productReads = ['listProducts', 'listShopCollections', 'listInventory', 'readStockHistory']

/** What tells of an order, of its files, of its papers, of the stock that it takes, of who bought, and of subscriptions, which it pays for and may end. */
const orderReads = [
  ...['readOrder', 'readOrderTimeline', 'readOrderDownloads', 'listOrders', 'listPackingSlips', 'listPapers'],
  ...['readSubscription', 'listSubscriptions', 'readCustomer', 'listCustomers'],
  ...stockReads,
]

/** The server goes on with an act on many rows by itself; when it is over, all is read again. */
const whenActIsOver: readonly string[] = []

/** What each changing call makes old, by the names of both; of work that the server goes on with, when it is done. */
export const staleReads: Readonly<Record<string, readonly string[]>> = {
  createProduct: productReads,
  changeProduct: productReads,
  removeProduct: productReads,
  saveGrid: stockReads,
  changeStock: stockReads,
  changeInventory: stockReads,
  previewImport: [],
  importProducts: [...stockReads, 'listShopCollections'],
  changeManyStocks: whenActIsOver,
  showProducts: whenActIsOver,
  hideProducts: whenActIsOver,
  tagProducts: whenActIsOver,
  priceProducts: whenActIsOver,
  saleProducts: whenActIsOver,
  removeProducts: whenActIsOver,

  fulfillOrder: orderReads,
  takeParcelBack: orderReads,
  markReady: orderReads,
  takeReadyBack: orderReads,
  cancelOrder: orderReads,
  markPaid: orderReads,
  correctOrder: orderReads,
  refundParts: orderReads,
  settleRefund: orderReads,
  answerWithdrawal: orderReads,
  addOrderNote: ['readOrder', 'readOrderTimeline', 'listOrders'],
  fulfillOrders: whenActIsOver,
  markOrdersReady: whenActIsOver,
  markOrdersPaid: whenActIsOver,
  cancelUnpaidOrders: whenActIsOver,

  changeDownload: ['readOrderDownloads', 'readOrderTimeline'],
  sendDownloads: ['readOrderDownloads', 'readOrderTimeline'],
  // The file is in the form of a product, which is saved by itself.
  finishDigitalFile: [],

  lockMember: ['readMember'],
  resetMember: [],

  importSubscribers: ['listSubscribers'],
}

/** Has all read again that a call made old; over when what is looked at is. */
export async function readAfter(queries: QueryClient, made: Pick<Call, 'name'>): Promise<void> {
  const names = staleReads[made.name] ?? []
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
