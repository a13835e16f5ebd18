import type { AddressOf, Call } from '../call.ts'
import { buildAddress } from './build-address.ts'
import type { InputOf } from './make-call.ts'

/** The address of a reading call, for a link or a frame: `addressTo<typeof previewItemCall>(previewItemCall, { params: { itemId } })`. */
export function addressTo<C extends Call>({ path }: AddressOf<C>, input: Omit<InputOf<C>, 'body'>): string {
  const { params = {}, query = {} }: { readonly params?: object; readonly query?: object } = input
  return buildAddress(path, params, query)
}
