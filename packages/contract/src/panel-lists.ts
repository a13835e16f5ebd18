import type { ListDescription } from '@vitrine/domain/lists/list-description'
import type { Call, OwnerPolicy } from './call.ts'
import { allCalls } from './calls.ts'

/** A list, and who may see it. */
export interface PanelList {
  readonly list: ListDescription
  readonly policy: OwnerPolicy
}

/** Every list of the panel: saved views, files and acts on many rows are made for these. */
export const panelLists: readonly PanelList[] = allCalls.filter(isListCall)

/** Whether a call was made by `defineListCall`. */
function isListCall(call: Call): call is Call & PanelList {
  return 'list' in call
}
