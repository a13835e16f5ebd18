import type { BodyOf } from '@vitrine/contract/call'
import type { defineActCall } from '@vitrine/contract/lists/bulk-calls'
import type { ActSelection } from './act-of-room.ts'

/** What is selected, as the call of an act takes it. */
export function selectionBody(
  selection: ActSelection,
): BodyOf<ReturnType<typeof defineActCall>>['selection'] {
  return 'ids' in selection ? { ids: [...selection.ids] } : { view: selection.view }
}
