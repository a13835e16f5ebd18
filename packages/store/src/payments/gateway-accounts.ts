/** The accounts that a site has with payment services. */
export interface GatewayAccountRecords {
  find(gateway: string): Promise<GatewayAccount | undefined>
  list(): Promise<readonly GatewayAccount[]>
  save(account: GatewayAccount): Promise<void>
  remove(gateway: string): Promise<void>
}

/** An account with a payment service. */
export interface GatewayAccount {
  readonly gateway: string
  /** What browsers are told. */
  readonly publicKey: string
  /** The secret keys, sealed with the key of the installation. */
  readonly sealed: string
  readonly updatedAtMs: number
}

/** What payment services told a site. */
export interface GatewayEventRecords {
  /** Writes an event down; false when it was before. */
  note(event: GatewayEvent): Promise<boolean>
  /** Forgets what was told before a moment: services tell nothing so old again. */
  removeBefore(atMs: number): Promise<void>
}

/** Something that a payment service told. */
export interface GatewayEvent {
  readonly gateway: string
  readonly eventId: string
  readonly type: string
  /** '' where it is about no payment of ours. */
  readonly paymentId: string
  readonly atMs: number
}
