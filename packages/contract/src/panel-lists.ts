import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { listActivityCall } from './activity/activity-calls.ts'
import type { Policy } from './call.ts'
import { listInventoryCall } from './catalogue/inventory-calls.ts'
import { listProductsCall } from './catalogue/panel-calls.ts'
import { listPanelCommentsCall } from './comments/panel-calls.ts'
import { listItemsCall } from './content/item-calls.ts'
import { listCustomersCall } from './customers/panel-calls.ts'
import { listDiscountsCall } from './discounts/panel-calls.ts'
import { listSubmissionsCall } from './forms/panel-calls.ts'
import { listMailCall } from './mail/panel-calls.ts'
import { listMediaCall } from './media/library-calls.ts'
import { listSubscribersCall } from './newsletter/subscriber-calls.ts'
import { listOrdersCall } from './orders/panel-calls.ts'
import { listPageRowsCall } from './website/page-list-calls.ts'
import { listRedirectsCall } from './website/panel-calls.ts'

/** A list, and who may see it. */
export interface PanelList {
  readonly list: ListDescription
  readonly policy: Policy
}

/** Every list of the panel that is described: saved views, files and acts on many rows are made for these. */
export const panelLists: readonly PanelList[] = [
  listOrdersCall,
  listProductsCall,
  listItemsCall,
  listMediaCall,
  listInventoryCall,
  listCustomersCall,
  listDiscountsCall,
  listPanelCommentsCall,
  listPageRowsCall,
  listRedirectsCall,
  listActivityCall,
  listSubmissionsCall,
  listMailCall,
  listSubscribersCall,
]
