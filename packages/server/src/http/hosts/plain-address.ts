/**
 * A network address as it is, without the port and the brackets that some proxies write around it: `203.0.113.9:51234`,
 * `[2001:db8::1]:443`. What is neither stays as it is.
 */
export function plainAddress(text: string): string {
  const [, ipv6, ipv4] = /^(?:\[([0-9a-f:.%]+)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/i.exec(text) ?? []
  return ipv6 ?? ipv4 ?? text
}
