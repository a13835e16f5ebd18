/** Where passkeys belong to: browsers tie each to the name of a host, and use it over HTTPS, or on the machine itself, alone. */
export type PasskeyPlace =
  | { readonly ok: true; readonly host: string }
  | { readonly ok: false; readonly problem: 'needs-https' | 'needs-name' }

/** Says whether passkeys can be made and used at an address such as https://shop.example, and for which host. */
export function passkeyPlace(origin: string): PasskeyPlace {
  const [, scheme = '', host = ''] = /^(https?):\/\/(\[.*\]|[^/:]*)/.exec(origin) ?? []
  // A number is no name, with or without HTTPS.
  if (/^[\d.]*$|^\[/.test(host)) return { ok: false, problem: 'needs-name' }
  const isOwnMachine = host === 'localhost' || host.endsWith('.localhost')
  if (scheme !== 'https' && !isOwnMachine) return { ok: false, problem: 'needs-https' }
  return { ok: true, host }
}

/** What owners read where there can be none. */
export const noPasskeyTexts: Readonly<Record<'needs-https' | 'needs-name', string>> = {
  'needs-https':
    'Passkeys need HTTPS. Open the panel at an address that begins with https://, or at http://localhost on the machine itself.',
  'needs-name':
    'Passkeys belong to the name of a host, and this address is a number. Open the panel at its name, such as https://shop.example, or at http://localhost on the machine itself.',
}
