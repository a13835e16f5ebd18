import { customer } from '@vitrine/contract/customers/customer-shape'
import type { Customer } from '@vitrine/domain/customers/customer'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'

/** A person who bought. */
export const customerDocument = defineDocument<Customer>()('customer', typesOnly(customer))
