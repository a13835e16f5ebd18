/** Red, green and blue, each from 0 to 255, and how much covers what is behind. */
interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** Reads a colour in hex digits or as `rgb(…)`; null for any other. */
function readColor(text: string): Color | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)
    const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16))
    return { red, green, blue, alpha: 1 }
  }
  const parts = /^rgba?\(([^)]*)\)$/i.exec(text.trim())?.[1]?.split(',').map(Number)
  if (!parts || parts.length < 3 || parts.some(Number.isNaN)) return null
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts
  return { red, green, blue, alpha }
}

/** How well a colour is read on another, from 1 to 21; null where that cannot be told, as with colours that let others through. */
export function contrastOf(ink: string, paper: string): number | null {
  const [one, other] = [readColor(ink), readColor(paper)]
  if (one === null || other === null || one.alpha < 1 || other.alpha < 1) return null
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance({ red, green, blue }: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
