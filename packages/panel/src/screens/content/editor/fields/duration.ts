/** A length of time as players show it: `3:07`, `1:02:03`. */
export function durationText(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000)
  const hours = Math.floor(seconds / 3600)
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Reads such a length; null when it is none. */
export function durationFrom(text: string): number | null {
  const parts = text.trim().split(':')
  if (parts.length > 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
}
