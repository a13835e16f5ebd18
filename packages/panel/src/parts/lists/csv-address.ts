import type { Call } from '@vitrine/contract/call'

/** Writes the address of a list's file, for what is shown. */
export function csvAddressOf({ path }: Pick<Call, 'path'>) {
  return (query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`
}
