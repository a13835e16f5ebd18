import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'
import { seal, unseal } from '../../services/seal.ts'
import type { Services } from '../../services/services.ts'

type Keeper = Pick<Services, 'secret'>

/** A secret of a target as it is kept. */
export function sealSecret(secret: string, { secret: installationSecret }: Keeper): string {
  return seal(secret, { purpose: 'form target', installationSecret })
}

/** The secrets that hold at a moment, the newest first; none when they were sealed by another installation. */
export function openSecrets(
  { sealed, sealedBefore, beforeUntilMs }: FormTarget,
  nowMs: number,
  { secret: installationSecret }: Keeper,
): readonly string[] {
  const holding = [sealed, ...(nowMs < beforeUntilMs ? [sealedBefore] : [])].filter((each) => each !== '')
  return holding.flatMap((each) => unseal(each, { purpose: 'form target', installationSecret }) ?? [])
}
