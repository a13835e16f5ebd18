import { signList } from './signing/signature.ts'

/** A hash of a network by the key of the installation, by which it is known again without being kept. */
export function networkKey(network: string, secret: string): string {
  return signList(secret, ['network', network]).toString('hex')
}
