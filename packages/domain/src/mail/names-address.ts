/** Whether a text names an e-mail address as a whole, in any case: `ada@example.com` is not named by `xada@example.com.au`. */
export function namesAddress(text: string, email: string): boolean {
  const [words, address] = [text.toLowerCase(), email.trim().toLowerCase()]
  if (address === '') return false
  for (let at = words.indexOf(address); at >= 0; at = words.indexOf(address, at + 1)) {
    const [before, after] = [words.slice(0, at), words.slice(at + address.length)]
    if (!/[^\s<>()[\]",;:]$/.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true
  }
  return false
}
