/**
 * Whether an address is a proxy of ours, whose word on host, protocol and the visitor's address is taken. `hop` counts from the
 * server outwards: 0 is who made the connection.
 */
export type IsTrustedProxy = (address: string | undefined, hop: number) => boolean
