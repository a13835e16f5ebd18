import type { OwnerPolicy } from '../call.ts'

/** Forms are content of pages that are there: who writes on pages writes them. */
export const mayWriteForms = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
} as const satisfies OwnerPolicy
