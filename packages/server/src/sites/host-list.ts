import { domainToASCII } from 'node:url'

/** A host name as requests name it: in lower case, letters of other languages encoded, without a dot at its end. What is none stays as it is. */
export function asciiHost(text: string): string {
  const written = text.trim().toLowerCase().replace(/\.$/, '')
  return /^[\x21-\x7e]*$/.test(written) ? written : domainToASCII(written) || written
}

/** An address like another one, at another host. */
export function originAt(host: string, origin: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port && `:${port}`}`
}
