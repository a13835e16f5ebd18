import { isSameSignature, signList } from '../services/signing/signature.ts'

/** How long the address holds at which a file begins to go out. */
export const addressLifeSeconds = 60

const place = '/commerce/digital-download'

/** The token of a grant, 160 bits: made of its id by the key of the installation, so that the store needs to keep its hash alone. */
export function grantToken(secret: string, websiteId: string, grantId: string): string {
  return shortened(signList(secret, ['download', websiteId, grantId]), 20)
}

/** Path of the page with the files of a grant. */
export function grantPath(secret: string, websiteId: string, grantId: string): string {
  return `${place}/${grantToken(secret, websiteId, grantId)}`
}

/** What an address of a file is good for: one file of one grant of one site, for one network, until a second. */
export interface FileAddress {
  readonly websiteId: string
  readonly grantId: string
  readonly fileId: string
  readonly network: string
  readonly endsAt: number
}

/** Path at which a file goes out. */
export function filePath(secret: string, address: FileAddress): string {
  const { grantId, fileId, endsAt } = address
  return `${place}/files/${grantId}/${fileId}?e=${endsAt}&s=${fileSignature(secret, address)}`
}

/** Whether a signature is that of an address. */
export function isFileSignature(secret: string, address: FileAddress, given: string): boolean {
  return isSameSignature(given, fileSignature(secret, address))
}

/** A name for a network on a day, which tells nobody which network it was. */
export function visitorOf(secret: string, network: string, nowMs: number): string {
  const day = String(Math.floor(nowMs / 86_400_000))
  return shortened(signList(secret, ['downloader', network, day]), 16)
}

function fileSignature(secret: string, { websiteId, grantId, fileId, network, endsAt }: FileAddress): string {
  return shortened(signList(secret, ['file', websiteId, grantId, fileId, network, String(endsAt)]), 16)
}

function shortened(signature: Buffer, bytes: number): string {
  return signature.subarray(0, bytes).toString('base64url')
}
