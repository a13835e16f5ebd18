import type { SavedMethod } from '@vitrine/domain/payments/saved-method'

/** Ways to pay that payment services keep for a site. */
export interface SavedMethodRecords {
  find(id: string): Promise<KeptMethod | undefined>
  /** The one that was saved with a payment. */
  findByPayment(paymentId: string): Promise<KeptMethod | undefined>
  /** Keeps a method; a payment saves one at most, the first. */
  insert(method: KeptMethod): Promise<void>
  /** Removes one with all that was kept of it; nothing where it is not there. */
  erase(id: string): Promise<void>
  /** Writes down what the service told of it: another number or expiry, or a token that replaces the one before. */
  renew(id: string, method: SavedMethod & { readonly sealedToken: string }): Promise<void>
}

/** A saved method as it is kept. */
export interface KeptMethod extends SavedMethod {
  readonly id: string
  readonly paymentId: string
  readonly gateway: string
  /** What the gateway charges it by, sealed with the key of the installation. */
  readonly sealedToken: string
  readonly createdAtMs: number
  readonly removedAtMs: number | null
}
