import {
  changeInventoryCall,
  exportInventoryCall,
  listInventoryCall,
  readStockHistoryCall,
} from '@vitrine/contract/catalogue/inventory-calls'
import type { FastifyInstance } from 'fastify'
import {
  getInventory,
  getInventoryFile,
  getStockHistory,
  postInventoryChange,
} from '../catalogue/inventory-calls.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of the inventory on a server. */
export function mountInventory(app: FastifyInstance): void {
  mount(app, listInventoryCall, getInventory)
  mount(app, exportInventoryCall, getInventoryFile)
  mount(app, readStockHistoryCall, getStockHistory)
  mount(app, changeInventoryCall, postInventoryChange)
}
