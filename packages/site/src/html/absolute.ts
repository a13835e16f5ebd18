/** Makes an address of ours whole. */
export function absolute(url: string, origin: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? origin + url : url
}
