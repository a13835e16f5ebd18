import { isWrongMailLink, mailLinkText, typedLink } from '@vitrine/domain/contact/mail-link'

export type CheckedLink =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: string }

/** Reads a typed link: web, mail (an email address alone is one) or telephone, or a path of this site; a bare host gets https. */
export function checkLink(typed: string): CheckedLink {
  const address = typedLink(typed)
  if (isWrongMailLink(address)) return { ok: false, problem: mailLinkText }
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i.test(address) || address === '/')
    return { ok: true, address }
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address)) return { ok: true, address: `https://${address}` }
  return { ok: false, problem: linkProblemText }
}

const linkProblemText = 'Choose one of the list, or type an address, such as https://example.org or /shop.'
