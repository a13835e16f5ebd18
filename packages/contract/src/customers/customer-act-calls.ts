import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'
import { mayKeepCustomers } from './customers-policy.ts'

const tags = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 30 })

/** Adds tags to many customers, and removes some. */
export const tagCustomersCall = defineActCall({
  name: 'tagCustomers',
  path: '/api/panel/customers/acts/tags',
  policy: mayKeepCustomers,
  input: Type.Object({ add: tags, remove: tags }),
})
