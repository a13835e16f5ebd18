import type { CaptchaSettings } from '@vitrine/domain/captcha/captcha-settings'
import { seal, unseal } from '../services/seal.ts'
import type { Services } from '../services/services.ts'

/** Begins a secret that is sealed: those of before were kept as they were typed, until they are saved again. */
export const captchaMark = 'sealed:'

/** The settings with the secret key as it is kept. */
export function sealKeys(settings: CaptchaSettings, { secret }: Pick<Services, 'secret'>): CaptchaSettings {
  if (settings.secretKey === '') return settings
  const by = { purpose: 'captcha', installationSecret: secret } as const
  return { ...settings, secretKey: captchaMark + seal(settings.secretKey, by) }
}

/** The settings with the secret key as the service knows it; none when it was sealed by another installation. */
export function openKeys(settings: CaptchaSettings, { secret }: Pick<Services, 'secret'>): CaptchaSettings {
  const { secretKey } = settings
  if (!secretKey.startsWith(captchaMark)) return settings
  const by = { purpose: 'captcha', installationSecret: secret } as const
  return { ...settings, secretKey: unseal(secretKey.slice(captchaMark.length), by) ?? '' }
}
