import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'
import { mayKeepRestock } from './restock-policy.ts'

const plain = <Path extends string>(name: string, path: Path) =>
  defineActCall({ name, path, policy: mayKeepRestock, input: Type.Object({}) })

/** Tells some of those who wait; whoever waits for what is not in stock waits on. */
export const tellRestockCall = plain('tellRestock', '/api/panel/restock/acts/tell')

/** Forgets many sign-ups. */
export const removeRestocksCall = plain('removeRestocks', '/api/panel/restock/acts/remove')
