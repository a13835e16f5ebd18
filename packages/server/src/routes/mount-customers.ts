import {
  changeCustomerCall,
  exportCustomersCall,
  listCustomersCall,
  readCustomerCall,
  refuseNewsCall,
} from '@vitrine/contract/customers/panel-calls'
import {
  erasePersonByEmailCall,
  erasePersonCall,
  exportPersonByEmailCall,
  exportPersonCall,
} from '@vitrine/contract/customers/person-calls'
import type { FastifyInstance } from 'fastify'
import { getCustomers, getCustomersFile } from '../customers/panel-calls.ts'
import { getPerson, postErasure, postErasureByEmail, postPersonByEmail } from '../customers/person-calls.ts'
import { getCustomer, postNewsRefusal, putCustomer } from '../customers/record-calls.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of customers on the server. */
export function mountCustomerCalls(app: FastifyInstance): void {
  mount(app, listCustomersCall, getCustomers)
  mount(app, exportCustomersCall, getCustomersFile)
  mount(app, readCustomerCall, getCustomer)
  mount(app, changeCustomerCall, putCustomer)
  mount(app, refuseNewsCall, postNewsRefusal)
  mount(app, exportPersonCall, getPerson)
  mount(app, erasePersonCall, postErasure)
  mount(app, exportPersonByEmailCall, postPersonByEmail)
  mount(app, erasePersonByEmailCall, postErasureByEmail)
}
