/** An address of this site as somebody sent it; '' for anything else. */
export function ownPath(given: string | undefined): string {
  return given !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(given) ? given : ''
}
