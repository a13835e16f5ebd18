import {
  leaveRestockCall,
  restockFormCall,
  restockLeavePageCall,
  restockPageCall,
  signUpForRestockCall,
} from '@vitrine/contract/restock/calls'
import {
  changeRestockSettingsCall,
  exportRestockCall,
  listRestockCall,
  listRestockGroupsCall,
  listRestockSignUpsCall,
  readRestockSettingsCall,
  removeRestockCall,
  sendAllRestockCall,
  sendRestockCall,
} from '@vitrine/contract/restock/panel-calls'
import type { FastifyInstance } from 'fastify'
import { takeOneClick } from '../../http/input/take-one-click.ts'
import { mount } from '../../http/mount.ts'
import { getRestockLeave, postRestockLeave } from '../../restock/leave-calls.ts'
import {
  deleteRestock,
  getRestock,
  getRestockFile,
  getRestockGroups,
  getRestockSettings,
  getRestockSignUps,
  postRestockSend,
  postRestockSendAll,
  putRestockSettings,
} from '../../restock/panel-calls.ts'
import { getRestockPage, postRestock, postRestockForm } from '../../restock/visitor-calls.ts'

/** Puts the calls of those who wait for what is sold out on the server. */
export function mountRestock(app: FastifyInstance): void {
  mount(app, signUpForRestockCall, postRestock)
  mount(app, restockFormCall, postRestockForm, postRestockForm)
  mount(app, restockPageCall, getRestockPage)
  mount(app, restockLeavePageCall, getRestockLeave)
  app.register(async (scope) => {
    takeOneClick(scope)
    mount(scope, leaveRestockCall, postRestockLeave, postRestockLeave)
  })
  mount(app, listRestockGroupsCall, getRestockGroups)
  mount(app, listRestockSignUpsCall, getRestockSignUps)
  mount(app, sendRestockCall, postRestockSend)
  mount(app, sendAllRestockCall, postRestockSendAll)
  mount(app, listRestockCall, getRestock)
  mount(app, exportRestockCall, getRestockFile)
  mount(app, removeRestockCall, deleteRestock)
  mount(app, readRestockSettingsCall, getRestockSettings)
  mount(app, changeRestockSettingsCall, putRestockSettings)
}
