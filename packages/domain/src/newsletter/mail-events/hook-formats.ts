/** Who may tell of mail that came back: any program in our own words, and services in theirs. */
export const hookFormats = ['vitrine', 'mailgun', 'sendgrid'] as const

/** One of them. */
export type HookFormat = (typeof hookFormats)[number]

/** What they are called. */
export const hookFormatLabels: Readonly<Record<HookFormat, string>> = {
  vitrine: 'A program of your own',
  mailgun: 'Mailgun',
  sendgrid: 'SendGrid',
}

/** Whether something is one of them. */
export function isHookFormat(name: string): name is HookFormat {
  return hookFormats.some((format) => format === name)
}

/** Why a key of a service cannot be one; null where it can. A program's own secret is made here, and none is given. */
export function hookKeyProblem(format: HookFormat, key: string): string | null {
  if (format === 'vitrine') return key === '' ? null : 'The secret is made here.'
  if (format === 'mailgun')
    return /^[\w-]{16,200}$/.test(key)
      ? null
      : 'This is no signing key. Mailgun shows it as “HTTP webhook signing key”.'
  return /^[A-Za-z0-9+/]{80,400}={0,2}$/.test(key)
    ? null
    : 'This is no verification key. SendGrid shows it with the “Signed Event Webhook”.'
}
