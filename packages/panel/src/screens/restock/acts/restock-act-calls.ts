import { removeRestocksCall, tellRestockCall } from '@vitrine/contract/restock/act-calls'

/** The calls of acts on many sign-ups, by the keys of the list's description. */
export const restockActCalls = {
  tell: tellRestockCall,
  remove: removeRestocksCall,
} as const
