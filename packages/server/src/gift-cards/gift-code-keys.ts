import { seal, unseal } from '../services/seal.ts'
import type { Services } from '../services/services.ts'
import { signList } from '../services/signing/signature.ts'

type Key = Pick<Services, 'secret'>

/** By what a card is found: a hash of its code that only this installation can make. */
export function codeHash(code: string, websiteId: string, { secret }: Key): string {
  return signList(secret, ['gift card', websiteId, code]).toString('base64url')
}

/** The code as it is kept, to be sent again. */
export function sealCode(code: string, { secret }: Key): string {
  return seal(code, { purpose: 'gift card', installationSecret: secret })
}

/** The code of a sealed one; null where another installation sealed it. */
export function unsealCode(sealed: string, { secret }: Key): string | null {
  return unseal(sealed, { purpose: 'gift card', installationSecret: secret })
}
