import type { BodyOf } from '@vitrine/contract/call'
import type { publishItemsCall } from '@vitrine/contract/content/act-calls'
import type { ActSelection } from '../../../../parts/lists/acts/act-of-room.ts'

/** A selection as calls take it. */
export function selectionBody(selection: ActSelection): BodyOf<typeof publishItemsCall>['selection'] {
  return 'ids' in selection ? { ids: [...selection.ids] } : { view: selection.view }
}
